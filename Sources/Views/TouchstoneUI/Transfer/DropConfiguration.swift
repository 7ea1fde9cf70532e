import TouchstoneCore

/// The operation that a drop destination chooses. Nothing is dropped.
///
/// - Source: SwiftUI, `DropConfiguration`.
public struct DropConfiguration: Sendable {
  /// The chosen operation.
  public let operation: DropOperation
  /// The number of items that the destination takes; `nil` for all.
  public var acceptedItemCount: Int?

  /// Creates a configuration.
  public init(operation: DropOperation) { self.operation = operation }
}

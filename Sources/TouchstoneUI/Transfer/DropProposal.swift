import TouchstoneCore

/// The proposed operation of a drop.
///
/// - Source: SwiftUI, `DropProposal`.
public struct DropProposal: Sendable {
  /// The proposed operation of a drop.
  public let operation: DropOperation

  /// Creates a proposal.
  public init(operation: DropOperation) { self.operation = operation }
}

import TouchstoneCore

/// What a drop would do.
///
/// - Source: SwiftUI, `DropProposal`.
public struct DropProposal: Sendable {
  /// What a drop would do.
  public let operation: DropOperation

  /// Creates a proposal.
  public init(operation: DropOperation) { self.operation = operation }
}

import TouchstoneCore

/// The proposed operation of a drop.
///
/// - Source: SwiftUI, `DropProposal`.
public struct DropProposal: Sendable {
  /// The proposed operation of a drop.
  public let operation: DropOperation
  /// The proposed operation of a drop in another app; `nil` for the same one.
  public let operationOutsideApplication: DropOperation?

  /// Creates a proposal.
  public init(operation: DropOperation) {
    self.operation = operation
    operationOutsideApplication = nil
  }

  /// Creates a proposal with an operation for other apps.
  public init(withinApplication: DropOperation, outsideApplication: DropOperation) {
    operation = withinApplication
    operationOutsideApplication = outsideApplication
  }
}

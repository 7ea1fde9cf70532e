import TouchstoneCore

/// The operations that the source of a drag allows. Nothing is dragged.
///
/// - Source: SwiftUI, `DragConfiguration`.
public struct DragConfiguration: Sendable {
  /// The operations within the app; copying is always one of them.
  public struct OperationsWithinApp: Sendable {
    let operations: DropOperation.Set
    /// Whether a link to the item may be made.
    public var allowAlias = false

    /// Creates the operations.
    public init(allowMove: Bool = false, allowDelete: Bool = false) {
      operations = DropOperation.Set(copy: true, move: allowMove, delete: allowDelete)
    }

    /// Creates the operations.
    public init(allowCopy: Bool, allowMove: Bool = false, allowDelete: Bool = false) {
      operations = DropOperation.Set(copy: allowCopy, move: allowMove, delete: allowDelete)
    }
  }

  /// The operations in other apps.
  public struct OperationsOutsideApp: Sendable {
    let operations: DropOperation.Set
    /// Whether a link to the item may be made.
    public var allowAlias = false

    /// Creates the operations.
    public init(allowCopy: Bool = true, allowMove: Bool = false, allowDelete: Bool = false) {
      operations = DropOperation.Set(copy: allowCopy, move: allowMove, delete: allowDelete)
    }
  }

  /// The operations within the app.
  public var operationsWithinApp: OperationsWithinApp
  /// The operations in other apps.
  public var operationsOutsideApp: OperationsOutsideApp

  /// Creates a configuration.
  public init(
    operationsWithinApp: OperationsWithinApp = .init(), operationsOutsideApp: OperationsOutsideApp = .init()
  ) {
    self.operationsWithinApp = operationsWithinApp
    self.operationsOutsideApp = operationsOutsideApp
  }

  /// Creates a configuration with the same operations within the app and in others.
  public init(allowMove: Bool, allowDelete: Bool = false) {
    self.init(
      operationsWithinApp: .init(allowMove: allowMove, allowDelete: allowDelete),
      operationsOutsideApp: .init(allowMove: allowMove, allowDelete: allowDelete))
  }
}

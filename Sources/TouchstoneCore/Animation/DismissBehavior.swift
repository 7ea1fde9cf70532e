/// How a window is closed by code. Pictures show no windows.
///
/// - Source: SwiftUI, `DismissBehavior`.
public struct DismissBehavior: Sendable {
  /// As if the user closed the window.
  public static let interactive = DismissBehavior()
  /// Closes the window even if it asks not to be closed.
  public static let destructive = DismissBehavior()
}

extension Transaction {
  private enum DismissBehaviorKey: TransactionKey { static var defaultValue: DismissBehavior { .interactive } }

  /// How the transaction closes windows. Has no effect.
  public var dismissBehavior: DismissBehavior {
    get { self[DismissBehaviorKey.self] }
    set { self[DismissBehaviorKey.self] = newValue }
  }
}

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
  /// How the transaction closes windows. Has no effect.
  @Entry public var dismissBehavior: DismissBehavior = .interactive
}

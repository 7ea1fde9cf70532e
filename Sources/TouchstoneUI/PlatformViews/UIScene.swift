public import Foundation

/// An instance of an app's user interface; Touchstone creates none.
///
/// - Source: UIKit, `UIScene`.
@MainActor @preconcurrency
open class UIScene: UIResponder {
  /// The running state of a scene.
  public enum ActivationState: Int, Sendable {
    /// Not connected to the app.
    case unattached = -1
    /// In the foreground and receiving events.
    case foregroundActive
    /// In the foreground and not receiving events.
    case foregroundInactive
    /// In the background.
    case background
  }

  /// How a scene was opened.
  @MainActor @preconcurrency
  public final class ConnectionOptions {
    /// The addresses to open: none.
    public var urlContexts: Set<URL> { [] }
  }

  /// The state of the scene; always unattached.
  public var activationState: ActivationState { .unattached }
}

/// A scene with windows; Touchstone creates none.
///
/// - Source: UIKit, `UIWindowScene`.
@MainActor @preconcurrency
open class UIWindowScene: UIScene {
  /// The scene's windows; always empty.
  open var windows: [UIWindow] { [] }
  /// The key window; always `nil`.
  open var keyWindow: UIWindow? { nil }
  /// The scene's screen.
  open var screen: UIScreen { .main }
}

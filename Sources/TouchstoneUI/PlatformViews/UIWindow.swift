import Foundation
import TouchstoneCore
import TouchstoneDrawing

/// A window, which is never shown.
///
/// - Source: UIKit, `UIWindow`.
@MainActor @preconcurrency
open class UIWindow: UIView {
  /// The controller whose view fills the window.
  open var rootViewController: UIViewController? {
    didSet {
      guard let view = rootViewController?.view else { return }
      view.frame = bounds
      addSubview(view)
    }
  }

  /// Whether the window is the key window: always `false`.
  public var isKeyWindow: Bool { false }

  /// Shows the window. Has no effect.
  open func makeKeyAndVisible() {}
}

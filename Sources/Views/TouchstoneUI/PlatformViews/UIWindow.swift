public import Foundation
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

  /// The order of the window among others.
  open var windowLevel = Level.normal
  open weak var windowScene: UIWindowScene?

  /// Creates a window, which is never shown.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a window of a scene, at the size of the screen.
  public init(windowScene: UIWindowScene) {
    self.windowScene = windowScene
    super.init(frame: windowScene.screen.bounds)
  }

  /// Returns `nil`: archives of Interface Builder can't be read.
  public required init?(coder: NSCoder) { nil }

  /// The order of windows: those of a higher level are in front.
  public struct Level: RawRepresentable, Hashable, Sendable, ExpressibleByFloatLiteral {
    public var rawValue: CGFloat

    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    public init(floatLiteral value: Double) { rawValue = CGFloat(value) }

    /// The level of an app's windows.
    public static let normal = Level(rawValue: 0)
    public static let statusBar = Level(rawValue: 1000)
    public static let alert = Level(rawValue: 2000)

    public static func + (lhs: Level, rhs: CGFloat) -> Level { Level(rawValue: lhs.rawValue + rhs) }

    public static func - (lhs: Level, rhs: CGFloat) -> Level { Level(rawValue: lhs.rawValue - rhs) }
  }

  /// Whether the window is the key window: always `false`.
  public var isKeyWindow: Bool { false }

  /// Shows the window. Has no effect.
  open func makeKeyAndVisible() {}
  /// Makes the window the key window. Has no effect.
  open func makeKey() {}
  /// Called when the window becomes the key window. Never called.
  open func becomeKey() {}
  /// Called when the window is no longer the key window. Never called.
  open func resignKey() {}
}

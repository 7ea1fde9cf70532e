public import Foundation

/// A finger on the screen, of which pictures have none.
///
/// - Source: UIKit, `UITouch`.
@MainActor @preconcurrency
open class UITouch: Hashable {
  /// The phases of a touch.
  public enum Phase: Int, Sendable {
    /// The phases of UIKit, in its order.
    case began, moved, stationary, ended, cancelled
  }

  /// Creates a touch at the origin.
  public init() {}

  open var phase: Phase { .ended }
  /// The view that was touched.
  open var view: UIView? { nil }
  /// The number of taps.
  open var tapCount: Int { 1 }
  /// The time since the system started, in seconds.
  open var timestamp: TimeInterval { 0 }

  /// Returns where the touch is: the origin.
  open func location(in view: UIView?) -> CGPoint { .zero }
  /// Returns where the touch was: the origin.
  open func previousLocation(in view: UIView?) -> CGPoint { .zero }

  public nonisolated static func == (lhs: UITouch, rhs: UITouch) -> Bool { lhs === rhs }

  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

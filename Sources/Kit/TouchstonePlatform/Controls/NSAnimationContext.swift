public import Foundation
import TouchstoneDrawing
import TouchstoneUI

/// The settings of animations, which have no effect: changes are made at once.
@MainActor @preconcurrency
public final class NSAnimationContext {
  /// The current settings.
  public static let current = NSAnimationContext()

  /// The duration, in seconds.
  public var duration: TimeInterval = 0.25
  /// Whether changes of properties are animated.
  public var allowsImplicitAnimation = false
  /// The speed.
  public var timingFunction: CAMediaTimingFunction?
  /// Called when the changes are made.
  public var completionHandler: (() -> Void)?

  /// Makes changes at once.
  public class func runAnimationGroup(
    _ changes: (NSAnimationContext) -> Void, completionHandler: (() -> Void)? = nil
  ) {
    let context = NSAnimationContext()
    changes(context)
    context.completionHandler?()
    completionHandler?()
  }
}

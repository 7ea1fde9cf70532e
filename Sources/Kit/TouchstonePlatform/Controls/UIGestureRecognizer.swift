public import Foundation
import TouchstoneDrawing
public import TouchstoneUI

/// A gesture, which never happens.
@MainActor @preconcurrency
open class UIGestureRecognizer: _ObjectWithKind {
  /// The states of a gesture.
  public enum State: Int, Sendable {
    /// The states of UIKit, in its order.
    case possible, began, changed, ended, cancelled, failed

    /// The gesture has been recognised.
    public static let recognized = State.ended
  }

  open var state = State.possible
  /// Whether the gesture is looked for.
  open var isEnabled = true
  /// Whether touches end for the view.
  open var cancelsTouchesInView = true
  /// Whether touches wait for the gesture.
  open var delaysTouchesBegan = false
  /// A name for debugging.
  open var name: String?
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  open internal(set) weak var view: UIView?

  /// Creates a gesture. Its action is never sent.
  public init(target: Any? = nil, action: Selector? = nil) {}

  /// Adds an action. It is never sent.
  open func addTarget(_ target: Any, action: Selector) {}
  /// Removes an action. Has no effect.
  open func removeTarget(_ target: Any?, action: Selector?) {}

  /// The number of touches: none.
  public var numberOfTouches: Int { 0 }
  public var modifierFlags: UIKeyModifierFlags { [] }
  /// Whether the end of touches waits for the gesture.
  open var delaysTouchesEnded = true
  open var allowedTouchTypes: [NSNumber] = []
  open var allowedPressTypes: [NSNumber] = []
  /// Returns where the gesture is: the origin.
  open func location(in view: UIView?) -> CGPoint { .zero }
  /// Called when fingers touch the view. Never called.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when fingers move. Never called.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when fingers leave the screen. Never called.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when the system cancels touches. Never called.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when the gesture is over. Never called.
  open func reset() {}
  /// Leaves a touch out of the gesture. Has no effect.
  open func ignore(_ touch: UITouch, for event: UIEvent) {}
  /// Lets another gesture fail first. Has no effect.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {}
}

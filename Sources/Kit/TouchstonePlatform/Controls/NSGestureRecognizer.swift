public import Foundation
public import TouchstoneUI

/// A gesture of AppKit, which never happens.
@MainActor @preconcurrency
open class NSGestureRecognizer {
  /// The state of a gesture.
  ///
  /// - Source: AppKit, `NSGestureRecognizer.State`.
  public enum State: Int, Sendable {
    case possible, began, changed, ended, cancelled, failed
    /// The name of `ended` for gestures without duration.
    public static let recognized = State.ended
  }

  /// The state of the gesture, which stays possible.
  open var state = State.possible
  /// Whether the gesture can happen.
  open var isEnabled = true
  open internal(set) weak var view: NSView?

  /// Creates a gesture; its action is never sent.
  public init(target: Any? = nil, action: Selector? = nil) {}

  /// Returns the origin, because no gesture happens.
  open func location(in view: NSView?) -> NSPoint { .zero }
}

/// A click, which never happens.
open class NSClickGestureRecognizer: NSGestureRecognizer {
  open var numberOfClicksRequired = 1
}

/// A drag, which never happens.
open class NSPanGestureRecognizer: NSGestureRecognizer {
  /// Returns zero, because no gesture happens.
  open func translation(in view: NSView?) -> NSPoint { .zero }
  /// Returns zero, because no gesture happens.
  open func velocity(in view: NSView?) -> NSPoint { .zero }
}

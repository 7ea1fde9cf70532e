public import Foundation
public import TouchstoneDrawing
public import TouchstoneUI

/// A timer of the screen, which never fires.
///
/// - Source: Core Animation, `CADisplayLink`.
open class CADisplayLink: NSObject {
  /// Whether the timer is paused.
  open var isPaused = false
  /// The number of times per second that the timer should fire.
  open var preferredFramesPerSecond = 0
  /// The time of the last frame, in seconds: always 0.
  open var timestamp: CFTimeInterval { 0 }
  /// The time of the next frame, in seconds: always 0.
  open var targetTimestamp: CFTimeInterval { 0 }
  /// The time between frames, in seconds: always 0.
  open var duration: CFTimeInterval { 0 }

  /// Creates a timer.
  public init(target: Any, selector: Selector) {}

  /// Adds the timer to a run loop. Has no effect.
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {}
  /// Removes the timer from a run loop. Has no effect.
  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {}
  /// Ends the timer. Has no effect.
  open func invalidate() {}
}

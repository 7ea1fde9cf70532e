public import Foundation

/// An event of the user, of which pictures have none.
///
/// - Source: UIKit, `UIEvent`.
@MainActor @preconcurrency
open class UIEvent {
  /// The source of an event.
  public enum EventType: Int, Sendable {
    /// Fingers on the screen.
    case touches = 0
    case motion = 1
    /// A command of an accessory.
    case remoteControl = 2
    /// A press of a button.
    case presses = 3
    /// A turn of a wheel.
    case scroll = 10
    /// A pointer over the view.
    case hover = 11
    /// A pinch or a turn on a track pad.
    case transform = 14
  }

  /// What an event is about.
  public enum EventSubtype: Int, Sendable {
    /// Nothing in particular.
    case none = 0
    /// The device is shaken.
    case motionShake = 1
    /// An accessory controls sound or video.
    case remoteControlPlay = 100
    case remoteControlPause, remoteControlStop, remoteControlTogglePlayPause, remoteControlNextTrack
    case remoteControlPreviousTrack, remoteControlBeginSeekingBackward, remoteControlEndSeekingBackward
    case remoteControlBeginSeekingForward, remoteControlEndSeekingForward
  }

  /// Creates an event of touches.
  public init() {}

  /// The touches: none.
  open var allTouches: Set<UITouch>? { nil }
  /// The source of the event.
  open var type: EventType { .touches }
  /// What the event is about.
  open var subtype: EventSubtype { .none }
  /// The time since the system started, in seconds.
  open var timestamp: TimeInterval { 0 }
}

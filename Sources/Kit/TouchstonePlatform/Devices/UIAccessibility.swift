import Foundation
import TouchstoneUI

/// Accessibility settings; all are off.
public enum UIAccessibility {
  /// Whether VoiceOver is on; always `false`.
  public static var isVoiceOverRunning: Bool { false }
  /// Whether Reduce Motion is on; always `false`.
  public static var isReduceMotionEnabled: Bool { false }
  /// Whether Reduce Transparency is on; always `false`.
  public static var isReduceTransparencyEnabled: Bool { false }
  /// Whether Bold Text is on; always `false`.
  public static var isBoldTextEnabled: Bool { false }
  /// Whether Increase Contrast is on; always `false`.
  public static var isDarkerSystemColorsEnabled: Bool { false }
  /// Whether Switch Control is on; always `false`.
  public static var isSwitchControlRunning: Bool { false }
  /// Whether Invert Colors is on; always `false`.
  public static var isInvertColorsEnabled: Bool { false }

  /// A notification for assistive technologies.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    public var rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Announces a string.
    public static let announcement = Notification(rawValue: 1008)
    /// Part of the screen changed.
    public static let layoutChanged = Notification(rawValue: 1001)
    public static let screenChanged = Notification(rawValue: 1000)
  }

  /// Does nothing: there are no assistive technologies to notify.
  public static func post(notification: Notification, argument: Any?) {}
}

/// How urgent an announcement is, as a value of ``Foundation/NSAttributedString/Key/accessibilitySpeechAnnouncementPriority``.
public struct UIAccessibilityPriority: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// Interrupts other speech, and is not interrupted.
  public static let high = UIAccessibilityPriority(rawValue: "UIAccessibilityPriorityHigh")
  /// Interrupts other speech, and may be interrupted.
  public static let `default` = UIAccessibilityPriority(rawValue: "UIAccessibilityPriorityDefault")
  /// Waits until nothing else is spoken.
  public static let low = UIAccessibilityPriority(rawValue: "UIAccessibilityPriorityLow")
}

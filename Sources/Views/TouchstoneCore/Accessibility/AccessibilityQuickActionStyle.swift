/// The style of a quick action on a watch. Pictures don't show it.
///
/// - Source: SwiftUI, `AccessibilityQuickActionStyle`.
public protocol AccessibilityQuickActionStyle {}

/// An outline around the view.
public struct AccessibilityQuickActionOutlineStyle: AccessibilityQuickActionStyle {}

/// A prompt at the top of the screen.
public struct AccessibilityQuickActionPromptStyle: AccessibilityQuickActionStyle {}

extension AccessibilityQuickActionStyle where Self == AccessibilityQuickActionOutlineStyle {
  /// An outline around the view.
  public static var outline: AccessibilityQuickActionOutlineStyle { AccessibilityQuickActionOutlineStyle() }
}

extension AccessibilityQuickActionStyle where Self == AccessibilityQuickActionPromptStyle {
  /// A prompt at the top of the screen.
  public static var prompt: AccessibilityQuickActionPromptStyle { AccessibilityQuickActionPromptStyle() }
}

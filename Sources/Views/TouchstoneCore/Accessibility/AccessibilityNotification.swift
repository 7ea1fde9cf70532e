public import Foundation

/// Tells assistive technologies about changes. Nothing listens to them here.
///
/// - Source: Accessibility, `AccessibilityNotification`.
public enum AccessibilityNotification {
  /// Something to say.
  public struct Announcement: Sendable {
    /// What is said.
    public let announcement: AttributedString

    /// Creates an announcement.
    public init(_ announcement: AttributedString) { self.announcement = announcement }
    /// Creates an announcement.
    public init(_ announcement: String) { self.init(AttributedString(announcement)) }
    /// Creates an announcement.
    @_disfavoredOverload
    public init(_ announcement: LocalizedStringResource) { self.init(String(localized: announcement)) }
    /// Has no effect.
    public func post() {}
  }

  /// A change of the layout.
  public struct LayoutChanged: Sendable {
    /// Creates a notification; an element of UIKit or AppKit receives the focus.
    public init(_ element: Any? = nil) {}
    /// Has no effect.
    public func post() {}
  }

  /// A new screen.
  public struct ScreenChanged: Sendable {
    /// Creates a notification; an element of UIKit or AppKit receives the focus.
    public init(_ element: Any? = nil) {}
    /// Has no effect.
    public func post() {}
  }

  /// A page that was scrolled.
  public struct PageScrolled: Sendable {
    /// What is said.
    public let announcement: AttributedString

    /// Creates a notification with something to say.
    public init(_ announcement: AttributedString) { self.announcement = announcement }
    /// Creates a notification with something to say.
    public init(_ announcement: String) { self.init(AttributedString(announcement)) }
    /// Has no effect.
    public func post() {}
  }
}

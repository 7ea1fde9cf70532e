public import Foundation

/// An area of a view in which the mouse is followed, which never moves.
///
/// - Source: AppKit, `NSTrackingArea`.
@MainActor @preconcurrency
open class NSTrackingArea {
  /// What is followed, and when.
  public struct Options: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The mouse enters and leaves the area.
    public static let mouseEnteredAndExited = Options(rawValue: 0x01)
    public static let mouseMoved = Options(rawValue: 0x02)
    /// The cursor changes.
    public static let cursorUpdate = Options(rawValue: 0x04)
    /// While the view is the first responder.
    public static let activeWhenFirstResponder = Options(rawValue: 0x10)
    /// While the window is the key window.
    public static let activeInKeyWindow = Options(rawValue: 0x20)
    /// While the app is active.
    public static let activeInActiveApp = Options(rawValue: 0x40)
    public static let activeAlways = Options(rawValue: 0x80)
    /// As if the mouse were inside when the area is added.
    public static let assumeInside = Options(rawValue: 0x100)
    /// In what is visible of the view.
    public static let inVisibleRect = Options(rawValue: 0x200)
    /// Also while the mouse is dragged.
    public static let enabledDuringMouseDrag = Options(rawValue: 0x400)
  }

  /// The area, in the coordinates of the view.
  public let rect: NSRect
  /// What is followed, and when.
  public let options: Options
  /// Who is told.
  public private(set) weak var owner: AnyObject?
  /// Data of the app.
  public let userInfo: [AnyHashable: Any]?

  /// Creates an area.
  public init(rect: NSRect, options: Options = [], owner: Any?, userInfo: [AnyHashable: Any]? = nil) {
    (self.rect, self.options, self.userInfo) = (rect, options, userInfo)
    if let owner, type(of: owner) is AnyClass { self.owner = owner as AnyObject }
  }
}

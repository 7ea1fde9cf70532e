import TouchstoneUI

extension NSWindow {
  /// How a window behaves on several desktops.
  ///
  /// - Source: AppKit, `NSWindow.CollectionBehavior`.
  public struct CollectionBehavior: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// It is on all of them.
    public static let canJoinAllSpaces = CollectionBehavior(rawValue: 1 << 0)
    /// It moves to the visible one.
    public static let moveToActiveSpace = CollectionBehavior(rawValue: 1 << 1)
    /// It is hidden while all windows are shown.
    public static let transient = CollectionBehavior(rawValue: 1 << 3)
    /// It stays while all windows are shown.
    public static let stationary = CollectionBehavior(rawValue: 1 << 4)
    /// It is left out when windows are cycled through.
    public static let ignoresCycle = CollectionBehavior(rawValue: 1 << 6)
    /// It can fill the screen.
    public static let fullScreenPrimary = CollectionBehavior(rawValue: 1 << 7)
    /// It is shown with windows that fill the screen.
    public static let fullScreenAuxiliary = CollectionBehavior(rawValue: 1 << 8)
    /// It cannot fill the screen.
    public static let fullScreenNone = CollectionBehavior(rawValue: 1 << 9)
  }

  /// The buttons of a title bar.
  public enum ButtonType: UInt, Sendable {
    /// The buttons of AppKit, in its order.
    case closeButton, miniaturizeButton, zoomButton, toolbarButton, documentIconButton
  }

  /// Returns a button of the title bar: none, because there is no title bar.
  public func standardWindowButton(_ b: ButtonType) -> NSButton? { nil }
}

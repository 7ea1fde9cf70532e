public import Foundation
import TouchstoneDrawing
public import TouchstoneUI

/// A window, which is never shown.
open class NSWindow: NSResponder {
  open var title: String = ""
  open var subtitle: String = ""
  open var isOpaque: Bool = true
  open var backgroundColor: NSColor? = .windowBackgroundColor
  open var hasShadow: Bool = true
  /// Whether the background moves the window.
  open var isMovableByWindowBackground: Bool = false
  /// Whether the title bar is transparent.
  open var titlebarAppearsTransparent: Bool = false
  /// Whether the title is shown.
  open var titleVisibility: TitleVisibility = .visible
  /// Whether closing ends the window.
  open var isReleasedWhenClosed: Bool = true
  /// The smallest size, in points.
  open var minSize: NSSize = .zero
  /// The greatest size, in points.
  open var maxSize: NSSize = NSSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
  /// The opacity, from 0 to 1.
  open var alphaValue: CGFloat = 1
  /// The place above other windows.
  open var level: Level = .normal
  /// How the window behaves on several desktops.
  open var collectionBehavior: CollectionBehavior = []
  open var contentViewController: NSViewController? = nil

  /// The frame, in points.
  public private(set) var frame: NSRect
  open var ignoresMouseEvents = false
  open var isMovable = true
  open var hidesOnDeactivate = false
  open var isExcludedFromWindowsMenu = false
  open var isDocumentEdited = false
  open var aspectRatio = NSSize.zero
  open weak var delegate: (any NSWindowDelegate)?
  open weak var windowController: NSWindowController?
  open var appearance: NSAppearance?
  /// What lies between the title bar and the content.
  open var titlebarSeparatorStyle = NSTitlebarSeparatorStyle.automatic
  public var screen: NSScreen? { .main }
  public var backingScaleFactor: CGFloat { 2 }
  public var windowNumber: Int { 0 }
  public var isMiniaturized: Bool { false }
  /// The parts of the window.
  open var styleMask: StyleMask
  open var contentView: NSView?
  /// Whether the window is visible: always `false`.
  public var isVisible: Bool { false }
  /// Whether the window is the key window: always `false`.
  public var isKeyWindow: Bool { false }

  /// The parts of a window.
  public struct StyleMask: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Without a title bar.
    public static let borderless: StyleMask = []
    /// With a title bar.
    public static let titled = StyleMask(rawValue: 1)
    /// With a button for closing.
    public static let closable = StyleMask(rawValue: 2)
    /// With a button for minimising.
    public static let miniaturizable = StyleMask(rawValue: 4)
    /// With a size that can be changed.
    public static let resizable = StyleMask(rawValue: 8)
    public static let fullScreen = StyleMask(rawValue: 1 << 14)
    /// With content below the title bar.
    public static let fullSizeContentView = StyleMask(rawValue: 1 << 15)
    /// A panel that does not activate the app.
    public static let nonactivatingPanel = StyleMask(rawValue: 1 << 7)
  }

  /// How the content of a window is stored.
  public enum BackingStoreType: UInt, Sendable {
    case buffered = 2
  }

  /// Whether a title is shown.
  public enum TitleVisibility: Int, Sendable {
    /// Visible or hidden.
    case visible, hidden
  }

  /// The place above other windows.
  public struct Level: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Among the others.
    public static let normal = Level(rawValue: 0)
    /// Above the others.
    public static let floating = Level(rawValue: 3)
    /// Above the menus.
    public static let popUpMenu = Level(rawValue: 101)
  }

  /// Creates a window.
  public init(
    contentRect: NSRect, styleMask style: StyleMask, backing backingStoreType: BackingStoreType, defer flag: Bool
  ) {
    frame = contentRect
    styleMask = style
    contentView = NSView(frame: NSRect(origin: .zero, size: contentRect.size))
    super.init()
  }

  /// Creates a window of a controller.
  public convenience init(contentViewController: NSViewController) {
    self.init(
      contentRect: contentViewController.view.frame, styleMask: [.titled, .closable, .resizable, .miniaturizable],
      backing: .buffered, defer: false)
    self.contentViewController = contentViewController
    contentView = contentViewController.view
  }

  /// Sets the frame at once.
  open func setFrame(_ frameRect: NSRect, display flag: Bool) { frame = frameRect }
  /// Sets the size of the content at once, in points.
  open func setContentSize(_ size: NSSize) { frame.size = size }
  /// Sets the place of the lower left corner at once, in points.
  open func setFrameOrigin(_ point: NSPoint) { frame.origin = point }
  /// Sets the frame at once.
  open func setFrame(_ frameRect: NSRect, display displayFlag: Bool, animate animateFlag: Bool) { frame = frameRect }
  /// Shows the window in front. Has no effect: no window is shown.
  open func orderFrontRegardless() {}
  /// Has no effect: no window is shown.
  open func miniaturize(_ sender: Any?) {}
  /// Has no effect: no window is shown.
  open func deminiaturize(_ sender: Any?) {}
  /// Has no effect: no window is shown.
  open func performClose(_ sender: Any?) {}
  /// Has no effect: no window is shown.
  open func toggleFullScreen(_ sender: Any?) {}
  /// Has no effect: pictures lay out what they draw.
  open func layoutIfNeeded() {}
  /// Has no effect: no window is shown.
  open func addChildWindow(_ childWin: NSWindow, ordered place: OrderingMode) {}
  /// Has no effect: no window is shown.
  open func removeChildWindow(_ childWin: NSWindow) {}
  /// Has no effect: no window is shown.
  open func endSheet(_ sheetWindow: NSWindow) {}
  /// Moves the window to the centre of the screen. Has no effect.
  open func center() {}
  /// Shows the window. Has no effect.
  open func makeKeyAndOrderFront(_ sender: Any?) {}
  /// Shows the window. Has no effect.
  open func orderFront(_ sender: Any?) {}
  /// Hides the window. Has no effect.
  open func orderOut(_ sender: Any?) {}
  /// Closes the window. Has no effect.
  open func close() {}
  /// Gives the focus to a responder. Never succeeds, because no events occur.
  @discardableResult
  open func makeFirstResponder(_ responder: NSResponder?) -> Bool { false }
  /// The responder with the focus: the window.
  open var firstResponder: NSResponder? { self }
  /// Stores the frame under a name. Has no effect.
  @discardableResult
  open func setFrameAutosaveName(_ name: String) -> Bool { false }
}

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
  /// The toolbar, which is never shown.
  open var toolbar: NSToolbar?
  open var toolbarStyle = ToolbarStyle.automatic
  /// The smallest size of the content, in points.
  open var contentMinSize: NSSize = .zero
  /// The greatest size of the content, in points.
  open var contentMaxSize: NSSize = NSSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
  /// The steps in which the size changes, in points.
  open var resizeIncrements: NSSize = NSSize(width: 1, height: 1)
  /// How the window appears and disappears. Has no effect: no window is shown.
  open var animationBehavior = AnimationBehavior.default
  /// Whether the window receives moves of the mouse. None occur.
  open var acceptsMouseMovedEvents = false
  /// The view that has the focus first.
  open weak var initialFirstResponder: NSView?

  /// The frame, in points.
  public private(set) var frame: NSRect {
    didSet {
      let (dx, dy) = (frame.origin.x - oldValue.origin.x, frame.origin.y - oldValue.origin.y)
      guard dx != 0 || dy != 0 else { return }
      for child in childWindows ?? [] {
        child.frame.origin = NSPoint(x: child.frame.origin.x + dx, y: child.frame.origin.y + dy)
      }
    }
  }
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
  /// Whether the window is the main window: always `false`.
  public var isMainWindow: Bool { false }
  /// Whether the window stays above others: only a panel can.
  open var isFloatingPanel: Bool { false }
  /// Whether the window can be the key window: with a title bar or a size that can be changed.
  open var canBecomeKey: Bool { !styleMask.isDisjoint(with: [.titled, .resizable]) }
  /// Whether the window can be the main window: with a title bar or a size that can be changed, visible or not.
  open var canBecomeMain: Bool { !styleMask.isDisjoint(with: [.titled, .resizable]) }

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
  /// The windows that move with this one; `nil` for none.
  open private(set) var childWindows: [NSWindow]?
  /// The window with which this one moves.
  open private(set) weak var parent: NSWindow?
  /// Lets a window move with this one, unless this one moves with it. It is not shown.
  open func addChildWindow(_ childWin: NSWindow, ordered place: OrderingMode) {
    guard !sequence(first: self, next: { $0.parent }).contains(where: { $0 === childWin }) else { return }
    childWin.parent?.removeChildWindow(childWin)
    childWindows = (childWindows ?? []) + [childWin]
    childWin.parent = self
  }
  /// Lets a window move by itself again.
  open func removeChildWindow(_ childWin: NSWindow) {
    guard childWin.parent === self else { return }
    let others = (childWindows ?? []).filter { $0 !== childWin }
    childWindows = others.isEmpty ? nil : others
    childWin.parent = nil
  }
  /// Shows a window as a sheet. Calls the handler with `abort` at once: nothing is shown.
  open func beginSheet(
    _ sheetWindow: NSWindow, completionHandler handler: ((NSApplication.ModalResponse) -> Void)? = nil
  ) { handler?(.abort) }
  /// Has no effect: no window is shown.
  open func endSheet(_ sheetWindow: NSWindow) {}
  /// The window whose sheet this one is: none.
  open var sheetParent: NSWindow? { nil }
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
  /// Makes the window the key window. Has no effect.
  open func makeKey() {}
  /// Called when the window becomes the key window. Never called.
  open func becomeKey() {}
  /// Called when the window is no longer the key window. Never called.
  open func resignKey() {}
  /// Draws the window. Has no effect.
  open func display() {}
  /// Updates the window. Has no effect.
  open func update() {}
  /// Orders the window among others. Has no effect.
  open func order(_ place: OrderingMode, relativeTo otherWin: Int) {}
  /// Changes between the window's own size and one that fills the screen. Has no effect.
  open func zoom(_ sender: Any?) {}
  /// Sends an event to its view. Has no effect: no events occur.
  open func sendEvent(_ event: NSEvent) {}
  /// Gives the focus to a responder. Never succeeds, because no events occur.
  @discardableResult
  open func makeFirstResponder(_ responder: NSResponder?) -> Bool { false }
  /// The responder with the focus: the window.
  open var firstResponder: NSResponder? { self }
  /// Stores the frame under a name. Has no effect.
  @discardableResult
  open func setFrameAutosaveName(_ name: String) -> Bool { false }
}

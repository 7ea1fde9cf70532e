public import Foundation
import TouchstoneDrawing
public import TouchstoneUI

// What a view keeps besides its frame. Nothing of it is drawn, as nothing of the view is.
extension NSView {
  /// The shadow of the view.
  public var shadow: NSShadow? {
    get { self[part: NSShadow.self] }
    set { self[part: NSShadow.self] = newValue }
  }

  /// The menu of a right click, or that with the items of a pop-up button.
  public var menu: NSMenu? {
    get { (self as? NSPopUpButton)?.list ?? self[part: NSMenu.self] }
    set {
      if let button = self as? NSPopUpButton {
        button.list = newValue ?? NSMenu()
      } else {
        self[part: NSMenu.self] = newValue
      }
    }
  }

  /// The types of data that can be dropped on the view.
  public var registeredDraggedTypes: [NSPasteboard.PasteboardType] {
    self[part: [NSPasteboard.PasteboardType].self] ?? []
  }

  /// Lets data of types be dropped on the view. None are.
  public func registerForDraggedTypes(_ newTypes: [NSPasteboard.PasteboardType]) {
    self[part: [NSPasteboard.PasteboardType].self] =
      registeredDraggedTypes + newTypes.filter { !registeredDraggedTypes.contains($0) }
  }

  /// Lets nothing be dropped on the view.
  public func unregisterDraggedTypes() { self[part: [NSPasteboard.PasteboardType].self] = nil }

  public var gestureRecognizers: [NSGestureRecognizer] {
    get { self[part: [NSGestureRecognizer].self] ?? [] }
    set {
      for gesture in gestureRecognizers { gesture.view = nil }
      for gesture in newValue { gesture.view = self }
      self[part: [NSGestureRecognizer].self] = newValue
    }
  }

  /// Adds a gesture.
  public func addGestureRecognizer(_ gestureRecognizer: NSGestureRecognizer) {
    gestureRecognizers += [gestureRecognizer]
  }

  /// Removes a gesture.
  public func removeGestureRecognizer(_ gestureRecognizer: NSGestureRecognizer) {
    gestureRecognizers.removeAll { $0 === gestureRecognizer }
  }

  /// Whether a ring is around the view while it has the focus, which it never has.
  public var focusRingType: NSFocusRingType {
    get { self[part: NSFocusRingType.self] ?? .default }
    set { self[part: NSFocusRingType.self] = newValue }
  }

  /// The distances of the content from the sides that are added to those of the window, in points.
  public var additionalSafeAreaInsets: NSEdgeInsets {
    get { self[part: NSEdgeInsets.self] ?? NSEdgeInsets() }
    set { self[part: NSEdgeInsets.self] = newValue }
  }

  /// The distances of the content from the sides, in points: those that are added, as there is no window.
  public var safeAreaInsets: NSEdgeInsets { additionalSafeAreaInsets }

  /// The bounds without the distances of the content from the sides, in points.
  public var safeAreaRect: NSRect {
    let insets = safeAreaInsets
    return NSRect(
      x: bounds.minX + insets.left, y: bounds.minY + (isFlipped ? insets.top : insets.bottom),
      width: bounds.width - insets.left - insets.right, height: bounds.height - insets.top - insets.bottom)
  }

  /// Whether the window is being resized: always `false`.
  public var inLiveResize: Bool { false }
}

// The tree of views.
extension NSView {
  /// Whether the view is another one or below it.
  public func isDescendant(of view: NSView) -> Bool { self === view || superview?.isDescendant(of: view) == true }

  /// Returns the nearest view that has both this one and another one below it.
  public func ancestorShared(with view: NSView) -> NSView? {
    view.isDescendant(of: self) ? self : superview?.ancestorShared(with: view)
  }

  /// Returns the first view with a number, here or below.
  public func viewWithTag(_ tag: Int) -> NSView? {
    self.tag == tag ? self : subviews.lazy.compactMap { $0.viewWithTag(tag) }.first
  }

  /// Whether the view or one around is hidden.
  public var isHiddenOrHasHiddenAncestor: Bool { isHidden || superview?.isHiddenOrHasHiddenAncestor == true }

  /// The name of the notification for a changed frame; never posted.
  public nonisolated static let frameDidChangeNotification = Notification.Name("NSViewFrameDidChangeNotification")
  /// The name of the notification for changed bounds; never posted.
  public nonisolated static let boundsDidChangeNotification = Notification.Name("NSViewBoundsDidChangeNotification")
}

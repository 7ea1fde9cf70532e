import AppKit
import Testing

@MainActor @Suite struct NSViewAttachmentTests {
  @Test func `a view keeps its shadow and gestures`() {
    let (view, shadow) = (NSView(), NSShadow())
    #expect(view.shadow == nil && view.focusRingType == .default)
    (view.shadow, view.focusRingType) = (shadow, .exterior)
    #expect(view.shadow === shadow && view.focusRingType == .exterior)
    let click = NSClickGestureRecognizer()
    view.addGestureRecognizer(click)
    #expect(view.gestureRecognizers.first === click && click.view === view)
    view.removeGestureRecognizer(click)
    #expect(view.gestureRecognizers.isEmpty && click.view == nil)
    view.addGestureRecognizer(click)
    view.addGestureRecognizer(click)
    #expect(view.gestureRecognizers.count == 1)
    let other = NSView()
    other.addGestureRecognizer(click)
    #expect(view.gestureRecognizers.isEmpty && other.gestureRecognizers.count == 1 && click.view === other)
    view.registerForDraggedTypes([.fileURL, .string])
    view.registerForDraggedTypes([.string])
    #expect(view.registeredDraggedTypes == [.fileURL, .string])
    view.unregisterDraggedTypes()
    #expect(view.registeredDraggedTypes.isEmpty)
  }

  private final class Overriding: NSView {
    override var focusRingType: NSFocusRingType {
      get { .none }
      set {}
    }
    override var inLiveResize: Bool { true }
    override var safeAreaInsets: NSEdgeInsets { NSEdgeInsets(top: 1, left: 0, bottom: 0, right: 0) }
    override var isHiddenOrHasHiddenAncestor: Bool { true }
    override func viewWithTag(_ tag: Int) -> NSView? { nil }
  }

  private final class Choice: NSPopUpButton {
    var changes = 0

    override var menu: NSMenu? { didSet { changes += 1 } }
  }

  @Test func `subclasses replace what a view says`() {
    let view: NSView = Overriding(frame: NSRect(x: 0, y: 0, width: 4, height: 4))
    #expect(view.focusRingType == .none && view.inLiveResize && view.isHiddenOrHasHiddenAncestor)
    #expect(view.viewWithTag(0) == nil && view.safeAreaRect.height == 3)
    let choice = Choice(frame: .zero)
    choice.menu = NSMenu()
    #expect(choice.changes == 1)
  }

  @Test func `the menu of a pop-up button is that of its items`() {
    let button = NSPopUpButton(frame: .zero, pullsDown: false)
    button.addItem(withTitle: "One")
    #expect(button.menu?.items.map(\.title) == ["One"])
    let menu = NSMenu()
    menu.addItem(withTitle: "Two", action: nil, keyEquivalent: "")
    button.menu = menu
    #expect(button.itemTitles == ["Two"] && button.indexOfSelectedItem == 0)
  }

  @Test func `views are found in their tree`() {
    let (root, left, right, leaf) = (NSView(), NSView(), NSView(), NSView())
    root.addSubview(left)
    root.addSubview(right)
    left.addSubview(leaf)
    leaf.tag = 4
    #expect(root.viewWithTag(4) === leaf && right.viewWithTag(4) == nil)
    #expect(leaf.isDescendant(of: root) && leaf.isDescendant(of: leaf) && !leaf.isDescendant(of: right))
    #expect(leaf.ancestorShared(with: right) === root && leaf.ancestorShared(with: NSView()) == nil)
    left.isHidden = true
    #expect(leaf.isHiddenOrHasHiddenAncestor && !right.isHiddenOrHasHiddenAncestor)
    #expect(root.subviews == [left, right])
  }

  @Test func `the safe area is smaller by the distances that are added`() {
    let view = NSView(frame: NSRect(x: 0, y: 0, width: 100, height: 50))
    view.additionalSafeAreaInsets = NSEdgeInsets(top: 10, left: 1, bottom: 2, right: 3)
    // The y-axis points up.
    #expect(view.safeAreaRect == NSRect(x: 1, y: 2, width: 96, height: 38))
  }
}

import AppKit
import Testing

@MainActor @Suite struct NSViewAttachmentTests {
  @Test func `a view keeps its shadow, menu and gestures`() {
    let (view, shadow, menu) = (NSView(), NSShadow(), NSMenu())
    #expect(view.shadow == nil && view.menu == nil && view.focusRingType == .default)
    (view.shadow, view.menu, view.focusRingType) = (shadow, menu, .exterior)
    #expect(view.shadow === shadow && view.menu === menu && view.focusRingType == .exterior)
    let click = NSClickGestureRecognizer()
    view.addGestureRecognizer(click)
    #expect(view.gestureRecognizers.first === click && click.view === view)
    view.removeGestureRecognizer(click)
    #expect(view.gestureRecognizers.isEmpty && click.view == nil)
    view.registerForDraggedTypes([.fileURL, .string])
    view.registerForDraggedTypes([.string])
    #expect(view.registeredDraggedTypes == [.fileURL, .string])
    view.unregisterDraggedTypes()
    #expect(view.registeredDraggedTypes.isEmpty)
  }

  @Test func `the menu of a pop-up button is that of its items`() {
    let button = NSPopUpButton(frame: .zero, pullsDown: false)
    button.addItem(withTitle: "One")
    #expect((button as NSView).menu?.items.map(\.title) == ["One"])
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

  @Test func `a button goes through its states`() {
    let button = NSButton(frame: .zero)
    var states: [NSControl.StateValue] = []
    for allowsMixed in [false, true] {
      button.allowsMixedState = allowsMixed
      for _ in 0..<(allowsMixed ? 3 : 2) {
        button.setNextState()
        states.append(button.state)
      }
    }
    #expect(states == [.on, .off, .mixed, .on, .off])
    button.highlight(true)
    #expect(button.isHighlighted)
  }

  @Test func `inserted text replaces the selection`() {
    let view = NSTextView(frame: .zero)
    view.string = "one two"
    view.setSelectedRange(NSRange(location: 4, length: 3))
    view.insertText("three")
    #expect(view.string == "one three" && view.selectedRange() == NSRange(location: 9, length: 0))
    view.insertText(NSAttributedString(string: "ONE"), replacementRange: NSRange(location: 0, length: 3))
    #expect(view.string == "ONE three" && view.selectedRange() == NSRange(location: 3, length: 0))
    view.textContainerInset = NSSize(width: 2, height: 3)
    #expect(view.textContainerOrigin == NSPoint(x: 2, y: 3))
  }
}

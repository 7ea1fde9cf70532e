import AppKit
import Testing

@MainActor @Suite struct NSWindowTests {
  private func makeWindow(_ style: NSWindow.StyleMask = .titled) -> NSWindow {
    NSWindow(
      contentRect: NSRect(x: 10, y: 20, width: 300, height: 200), styleMask: style, backing: .buffered, defer: true)
  }

  @Test func `a window has the windows that move with it`() {
    let (first, second, child) = (makeWindow(), makeWindow(), makeWindow())
    first.addChildWindow(child, ordered: .above)
    #expect(first.childWindows == [child] && child.parent === first)
    second.addChildWindow(child, ordered: .above)
    #expect(first.childWindows == nil && second.childWindows == [child] && child.parent === second)
    first.removeChildWindow(child)
    #expect(child.parent === second)
    second.removeChildWindow(child)
    #expect(second.childWindows == nil && child.parent == nil)
  }

  @Test func `a window moves the windows that move with it`() {
    let (window, child, leaf) = (makeWindow(), makeWindow(), makeWindow())
    window.addChildWindow(child, ordered: .above)
    child.addChildWindow(leaf, ordered: .above)
    leaf.addChildWindow(window, ordered: .above)
    #expect(leaf.childWindows == nil, "windows that would move each other")
    window.setFrameOrigin(NSPoint(x: 15, y: 10))
    #expect(child.frame.origin == NSPoint(x: 15, y: 10) && leaf.frame.origin == NSPoint(x: 15, y: 10))
    window.setContentSize(NSSize(width: 1, height: 1))
    #expect(child.frame == NSRect(x: 15, y: 10, width: 300, height: 200))
    child.setFrameOrigin(.zero)
    #expect(window.frame.origin == NSPoint(x: 15, y: 10) && leaf.frame.origin == .zero)
  }

  @Test func `points and rectangles are converted to and from the screen`() {
    let window = makeWindow()
    #expect(window.convertPoint(toScreen: NSPoint(x: 1, y: 2)) == NSPoint(x: 11, y: 22))
    #expect(window.convertPoint(fromScreen: NSPoint(x: 11, y: 22)) == NSPoint(x: 1, y: 2))
    let rect = NSRect(x: 0, y: 5, width: 7, height: 8)
    #expect(window.convertToScreen(rect) == NSRect(x: 10, y: 25, width: 7, height: 8))
    #expect(window.convertFromScreen(window.convertToScreen(rect)) == rect)
  }

  private final class Mute: NSWindow {
    override var canBecomeKey: Bool { false }
  }

  // AppKit: `canBecomeKey` is true if the window has a title bar or a resize bar.
  @Test func `only a window with a title bar or a changeable size can be the key window`() {
    #expect(makeWindow(.titled).canBecomeKey && makeWindow(.resizable).canBecomeMain)
    #expect(!makeWindow(.borderless).canBecomeKey && !makeWindow(.borderless).canBecomeMain)
    // AppKit: a panel is never the main window, and what a subclass says of the one has no effect on the other.
    let panel = NSPanel(contentRect: .zero, styleMask: .titled, backing: .buffered, defer: true)
    #expect(panel.canBecomeKey && !panel.canBecomeMain)
    let mute = Mute(contentRect: .zero, styleMask: .titled, backing: .buffered, defer: true)
    #expect(!mute.canBecomeKey && mute.canBecomeMain)
  }

  @Test func `a window keeps its toolbar, and a panel whether it floats`() {
    let window = makeWindow()
    window.toolbar = NSToolbar(identifier: "Main")
    window.toolbarStyle = .unifiedCompact
    #expect(window.toolbar?.identifier == "Main" && window.toolbarStyle == .unifiedCompact)
    #expect(!window.isFloatingPanel && !window.isMainWindow)
    let panel = NSPanel(contentRect: .zero, styleMask: .nonactivatingPanel, backing: .buffered, defer: true)
    panel.isFloatingPanel = true
    #expect((panel as NSWindow).isFloatingPanel)
  }

  @Test func `a sheet is answered at once`() {
    var answers: [NSApplication.ModalResponse] = []
    makeWindow().beginSheet(makeWindow()) { answers.append($0) }
    #expect(answers == [.abort] && NSApp.runModal(for: makeWindow()) == .abort && !NSApp.isRunning)
    NSApp.run()
    #expect(NSApp.target(forAction: Selector("copy:")) == nil && NSApp.window(withWindowNumber: 1) == nil)
  }
}

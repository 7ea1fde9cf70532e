import AppKit
import Testing

@MainActor @Suite struct NSMenuTests {
  @Test func `a menu finds, inserts and removes its items`() throws {
    let menu = NSMenu(title: "File")
    let save = menu.addItem(withTitle: "Save", action: nil, keyEquivalent: "s")
    save.tag = 3
    save.representedObject = "notes"
    save.state = .on
    menu.insertItem(.separator(), at: 0)
    #expect(menu.numberOfItems == 2)
    #expect(menu.index(of: save) == 1)
    #expect(menu.item(withTitle: "Save") === save)
    #expect(menu.item(withTag: 3) === save)
    #expect(menu.item(at: 2) == nil)
    menu.removeItem(at: 0)
    menu.removeItem(save)
    #expect(menu.items.isEmpty)
    #expect(menu.index(of: save) == -1)
    #expect(!menu.popUp(positioning: nil, at: .zero, in: nil))
  }

  @Test func `a window has its controller, and opens nothing`() {
    let window = NSWindow(contentRect: .zero, styleMask: .titled, backing: .buffered, defer: true)
    let controller = NSWindowController(window: window)
    controller.showWindow(nil)
    #expect(window.windowController === controller)
    window.setFrameOrigin(NSPoint(x: 3, y: 4))
    #expect(window.frame.origin == NSPoint(x: 3, y: 4))
    #expect(!window.isVisible)
  }

  @Test func `no other app is known`() {
    #expect(NSWorkspace.shared.runningApplications.isEmpty)
    #expect(NSRunningApplication.current.processIdentifier == getpid())
    #expect(NSRunningApplication.runningApplications(withBundleIdentifier: "com.apple.finder").isEmpty)
  }

  @Test func `a pasteboard keeps texts and data by their types`() {
    let pasteboard = NSPasteboard.general
    pasteboard.clearContents()
    pasteboard.setString("a", forType: .string)
    pasteboard.setData(Data([1]), forType: .png)
    #expect(pasteboard.data(forType: .png) == Data([1]))
    #expect(Set(pasteboard.types ?? []) == [.string, .png])
    pasteboard.clearContents()
    #expect(pasteboard.types == [])
  }
}

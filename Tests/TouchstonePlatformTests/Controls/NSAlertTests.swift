import AppKit
import Testing

@MainActor @Suite struct NSAlertTests {
  @Test func `alerts and panels keep their settings, and every question is cancelled`() async {
    let alert = NSAlert()
    alert.messageText = "Delete?"
    alert.addButton(withTitle: "Delete").hasDestructiveAction = true
    alert.addButton(withTitle: "Keep")
    #expect(alert.buttons.map(\.title) == ["Delete", "Keep"])
    #expect(alert.runModal() == .abort)
    let save = NSSavePanel()
    save.nameFieldStringValue = "notes.txt"
    var answer: NSApplication.ModalResponse?
    save.begin { answer = $0 }
    #expect(answer == .cancel)
    #expect(save.url == nil)
    let open = NSOpenPanel()
    open.allowsMultipleSelection = true
    #expect(await open.begin() == .cancel)
    #expect(open.urls.isEmpty)
  }

  @Test func `a text view keeps its text and its selection`() throws {
    let view = try #require(NSTextView.scrollableTextView().documentView as? NSTextView)
    view.string = "notes"
    view.setSelectedRange(NSRange(location: 1, length: 2))
    #expect(view.string == "notes")
    #expect(view.selectedRange() == NSRange(location: 1, length: 2))
  }

  @Test func `a menu has its items in order`() {
    let menu = NSMenu(title: "File")
    menu.addItem(withTitle: "New", action: nil, keyEquivalent: "n")
    menu.addItem(.separator())
    #expect(menu.items.map(\.isSeparatorItem) == [false, true])
    menu.removeAllItems()
    #expect(menu.items.isEmpty)
  }
}

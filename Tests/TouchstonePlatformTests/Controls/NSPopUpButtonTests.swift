import AppKit
import Testing

@MainActor @Suite struct NSPopUpButtonTests {
  @Test func `the first item is selected, until another one is`() {
    let button = NSPopUpButton(frame: .zero, pullsDown: false)
    #expect(button.indexOfSelectedItem == -1)
    button.addItems(withTitles: ["Red", "Green", "Blue"])
    #expect(button.titleOfSelectedItem == "Red")
    button.selectItem(withTitle: "Blue")
    button.item(withTitle: "Green")?.tag = 7
    #expect(button.indexOfSelectedItem == 2)
    #expect(button.selectItem(withTag: 7))
    #expect(button.selectedTag() == 7)
    #expect(!button.selectItem(withTag: 8))
    button.selectItem(at: 9)
    #expect(button.selectedItem == nil)
  }

  @Test func `the selection follows its item, and titles are unique`() {
    let button = NSPopUpButton(frame: .zero, pullsDown: true)
    button.addItems(withTitles: ["Red", "Green", "Red"])
    #expect(button.itemTitles == ["Green", "Red"])
    button.selectItem(at: 1)
    button.insertItem(withTitle: "Blue", at: 0)
    #expect(button.titleOfSelectedItem == "Red")
    button.removeItem(withTitle: "Red")
    #expect(button.titleOfSelectedItem == "Blue")
    #expect(button.indexOfItem(withTitle: "Red") == -1)
    button.removeAllItems()
    #expect(button.indexOfSelectedItem == -1)
    #expect(button.numberOfItems == 0)
  }
}

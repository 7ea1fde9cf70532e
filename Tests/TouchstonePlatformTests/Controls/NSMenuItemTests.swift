import AppKit
import Testing

@MainActor @Suite struct NSMenuItemTests {
  @Test func `an item knows its menu and the item around`() {
    let (bar, file) = (NSMenu(), NSMenu(title: "File"))
    let entry = bar.addItem(withTitle: "File", action: nil, keyEquivalent: "")
    bar.setSubmenu(file, for: entry)
    let save = file.addItem(withTitle: "Save", action: nil, keyEquivalent: "s")
    save.tag = 7
    #expect(save.menu === file && file.supermenu === bar && save.parent === entry && entry.parent == nil)
    #expect(bar.indexOfItem(withSubmenu: file) == 0)
    #expect(file.indexOfItem(withTag: 7) == 0 && file.indexOfItem(withTitle: "Open") == -1)
    entry.isHidden = true
    #expect(!save.isHidden && save.isHiddenOrHasHiddenAncestor)
    file.removeItem(save)
    #expect(save.menu == nil && save.parent == nil)
    entry.submenu = nil
    #expect(file.supermenu == nil)
    bar.removeAllItems()
    #expect(entry.menu == nil)
  }

  @Test func `a submenu that is set before its item is added has the menu above it`() {
    let (bar, file, entry) = (NSMenu(), NSMenu(), NSMenuItem())
    entry.submenu = file
    #expect(file.supermenu == nil)
    bar.addItem(entry)
    #expect(file.supermenu === bar)
  }

  @Test func `an item leaves the menu that had it`() {
    let (first, second, item) = (NSMenu(), NSMenu(), NSMenuItem())
    first.addItem(item)
    second.addItem(item)
    #expect(first.items.isEmpty && second.index(of: item) == 0 && item.menu === second)
    first.addItem(item)
    #expect(second.items.isEmpty && item.menu === first)
    item.menu = second
    first.removeItem(item)
    #expect(first.items.isEmpty && item.menu === second, "the menu is not that of which the item is removed")
  }

  // AppKit: the text of a badge is what is displayed.
  @Test func `a badge shows its number with what it counts`() {
    let badges: [NSMenuItemBadge] = [
      NSMenuItemBadge(count: 2), .updates(count: 3), .updates(count: 1), .newItems(count: 0), .newItems(count: 1),
      .alerts(count: 1), .alerts(count: 12), NSMenuItemBadge(string: "Beta"),
    ]
    #expect(
      badges.map(\.stringValue) == [
        "2", "3 updates", "1 update", "0 new items", "1 new item", "1 alert", "12 alerts", "Beta",
      ])
  }

  @Test func `a header cannot be chosen, and a badge has a number or a text`() {
    let header = NSMenuItem.sectionHeader(title: "Recent")
    #expect(header.isSectionHeader && !header.isEnabled && !header.isSeparatorItem && header.title == "Recent")
    let item = NSMenuItem()
    item.badge = .newItems(count: 3)
    #expect(item.badge?.itemCount == 3 && item.badge?.type == .newItems)
    #expect(NSMenuItemBadge(string: "Beta").stringValue == "Beta" && NSMenuItemBadge(count: 2).itemCount == 2)
  }
}

public import Foundation
import TouchstoneDrawing
public import TouchstoneUI

/// A menu, which is never shown. Use `Menu` to have one in pictures.
@MainActor @preconcurrency
open class NSMenu {
  open var title: String
  open private(set) var items: [NSMenuItem] = []

  /// Creates a menu.
  public init(title: String = "") { self.title = title }

  /// Adds an item.
  open func addItem(_ newItem: NSMenuItem) { insertItem(newItem, at: items.count) }
  /// Adds an item. Its action is never sent.
  @discardableResult
  open func addItem(withTitle string: String, action selector: Selector?, keyEquivalent charCode: String) -> NSMenuItem
  {
    let item = NSMenuItem(title: string, action: selector, keyEquivalent: charCode)
    addItem(item)
    return item
  }
  /// Inserts an item at an index. It leaves the menu that had it.
  open func insertItem(_ newItem: NSMenuItem, at index: Int) {
    if let former = newItem.menu, former !== self { former.removeItem(newItem) }
    items.insert(newItem, at: index)
    newItem.menu = self
  }
  /// Removes an item.
  open func removeItem(_ item: NSMenuItem) {
    if let index = items.firstIndex(where: { $0 === item }) { removeItem(at: index) }
  }
  /// Removes the item at an index.
  open func removeItem(at index: Int) {
    let item = items.remove(at: index)
    if item.menu === self { item.menu = nil }
  }
  /// Returns the item at an index.
  open func item(at index: Int) -> NSMenuItem? { items.indices.contains(index) ? items[index] : nil }
  /// Returns the item with a title.
  open func item(withTitle title: String) -> NSMenuItem? { items.first { $0.title == title } }
  /// Returns the item with a number.
  open func item(withTag tag: Int) -> NSMenuItem? { items.first { $0.tag == tag } }
  /// Returns the index of an item, or -1.
  open func index(of item: NSMenuItem) -> Int { items.firstIndex { $0 === item } ?? -1 }
  open var numberOfItems: Int { items.count }
  open weak var delegate: (any NSMenuDelegate)?
  open var font: NSFont? = .menuFont(ofSize: 0)
  /// Whether the menu decides which items can be chosen. Has no effect.
  open var autoenablesItems = true
  open var minimumWidth: CGFloat = 0
  /// Updates the items. Has no effect.
  open func update() {}
  /// Closes the menu. Has no effect.
  open func cancelTracking() {}
  /// Shows the menu. Returns `false` at once: nothing is shown.
  @discardableResult
  open func popUp(positioning item: NSMenuItem?, at location: NSPoint, in view: NSView?) -> Bool { false }
  /// Removes all items.
  open func removeAllItems() {
    for item in items where item.menu === self { item.menu = nil }
    items = []
  }

  /// The menu whose item has this one as its submenu.
  open internal(set) weak var supermenu: NSMenu?
  /// Whether there is room for check marks.
  open var showsStateColumn = true
  /// The item under the pointer: none.
  open var highlightedItem: NSMenuItem? { nil }
  /// Makes a menu the submenu of an item.
  open func setSubmenu(_ menu: NSMenu?, for item: NSMenuItem) { item.submenu = menu }
  /// Tells that an item has changed. Has no effect: nothing is shown.
  open func itemChanged(_ item: NSMenuItem) {}
  /// Chooses the item of a key. Returns `false`: no events occur.
  open func performKeyEquivalent(with event: NSEvent) -> Bool { false }
  /// Returns the index of the item with a title, or -1.
  open func indexOfItem(withTitle title: String) -> Int { item(withTitle: title).map(index(of:)) ?? -1 }
  /// Returns the index of the item with a number, or -1.
  open func indexOfItem(withTag tag: Int) -> Int { item(withTag: tag).map(index(of:)) ?? -1 }
  /// Returns the index of the item with a submenu, or -1.
  open func indexOfItem(withSubmenu submenu: NSMenu?) -> Int { items.firstIndex { $0.submenu === submenu } ?? -1 }
}

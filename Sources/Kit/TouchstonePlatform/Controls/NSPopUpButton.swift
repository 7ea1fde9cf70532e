public import Foundation
import TouchstoneDrawing
import TouchstoneUI

/// A button with a menu, of which one item is selected. Use `Picker` or `Menu` to have one in pictures.
///
/// - Source: AppKit, `NSPopUpButton`.
open class NSPopUpButton: NSButton {
  /// Whether the menu pulls down, so that its first item is the title.
  open var pullsDown = false
  /// The index of the selected item; -1 for none.
  open private(set) var indexOfSelectedItem = -1
  private var list = NSMenu()

  /// Creates a button.
  public convenience init(frame buttonFrame: NSRect, pullsDown flag: Bool) {
    self.init(frame: buttonFrame)
    pullsDown = flag
  }

  /// The menu with the items.
  open var menu: NSMenu? {
    get { list }
    set {
      list = newValue ?? NSMenu()
      indexOfSelectedItem = list.items.isEmpty ? -1 : 0
    }
  }

  open var itemArray: [NSMenuItem] { list.items }
  open var itemTitles: [String] { list.items.map(\.title) }
  open var numberOfItems: Int { list.items.count }
  open var lastItem: NSMenuItem? { list.items.last }
  open var selectedItem: NSMenuItem? { item(at: indexOfSelectedItem) }
  open var titleOfSelectedItem: String? { selectedItem?.title }

  /// Returns the number of the selected item; 0 for none.
  open func selectedTag() -> Int { selectedItem?.tag ?? 0 }
  /// Adds an item. If there is one with that title, it moves to the end.
  open func addItem(withTitle title: String) { insertItem(withTitle: title, at: list.items.count) }
  /// Adds items.
  open func addItems(withTitles itemTitles: [String]) {
    for title in itemTitles { addItem(withTitle: title) }
  }
  /// Inserts an item. If there is one with that title, it moves.
  open func insertItem(withTitle title: String, at index: Int) {
    let selected = selectedItem
    list.items.filter { $0.title == title }.forEach(list.removeItem)
    let item = NSMenuItem(title: title, action: nil, keyEquivalent: "")
    list.insertItem(item, at: min(max(index, 0), list.items.count))
    indexOfSelectedItem = selected.map { max(list.index(of: $0), 0) } ?? 0
  }
  /// Removes the item with a title.
  open func removeItem(withTitle title: String) {
    if let item = item(withTitle: title) { removeItem(at: list.index(of: item)) }
  }
  /// Removes the item at an index.
  open func removeItem(at index: Int) {
    guard list.items.indices.contains(index) else { return }
    let selected = selectedItem
    list.removeItem(at: index)
    indexOfSelectedItem = list.items.isEmpty ? -1 : selected.map { max(list.index(of: $0), 0) } ?? 0
  }
  /// Removes all items.
  open func removeAllItems() {
    list.removeAllItems()
    indexOfSelectedItem = -1
  }

  /// Returns the item at an index.
  open func item(at index: Int) -> NSMenuItem? { list.item(at: index) }
  /// Returns the item with a title.
  open func item(withTitle title: String) -> NSMenuItem? { list.item(withTitle: title) }
  /// Returns the title at an index; empty if there is no item.
  open func itemTitle(at index: Int) -> String { item(at: index)?.title ?? "" }
  /// Returns the index of the item with a title, or -1.
  open func indexOfItem(withTitle title: String) -> Int { item(withTitle: title).map(list.index(of:)) ?? -1 }
  /// Returns the index of the item with a number, or -1.
  open func indexOfItem(withTag tag: Int) -> Int { list.item(withTag: tag).map(list.index(of:)) ?? -1 }

  /// Selects an item; `nil` selects none.
  open func select(_ item: NSMenuItem?) { indexOfSelectedItem = item.map(list.index(of:)) ?? -1 }
  /// Selects the item at an index; -1 selects none.
  open func selectItem(at index: Int) { indexOfSelectedItem = list.items.indices.contains(index) ? index : -1 }
  /// Selects the item with a title.
  open func selectItem(withTitle title: String) { select(item(withTitle: title)) }
  /// Selects the item with a number. Returns whether there is one.
  @discardableResult
  open func selectItem(withTag tag: Int) -> Bool {
    guard let item = list.item(withTag: tag) else { return false }
    select(item)
    return true
  }
}

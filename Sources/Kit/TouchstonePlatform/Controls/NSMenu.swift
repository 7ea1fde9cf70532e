public import Foundation
public import TouchstoneDrawing
public import TouchstoneUI

/// A menu, which is never shown. Use `Menu` to have one in pictures.
@MainActor @preconcurrency
open class NSMenu {
  open var title: String
  open private(set) var items: [NSMenuItem] = []

  /// Creates a menu.
  public init(title: String = "") { self.title = title }

  /// Adds an item.
  open func addItem(_ newItem: NSMenuItem) { items.append(newItem) }
  /// Adds an item. Its action is never sent.
  @discardableResult
  open func addItem(withTitle string: String, action selector: Selector?, keyEquivalent charCode: String) -> NSMenuItem
  {
    let item = NSMenuItem(title: string, action: selector, keyEquivalent: charCode)
    addItem(item)
    return item
  }
  /// Inserts an item at an index.
  open func insertItem(_ newItem: NSMenuItem, at index: Int) { items.insert(newItem, at: index) }
  /// Removes an item.
  open func removeItem(_ item: NSMenuItem) { items.removeAll { $0 === item } }
  /// Removes the item at an index.
  open func removeItem(at index: Int) { items.remove(at: index) }
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
  open func removeAllItems() { items = [] }
}

/// An item of a menu.
@MainActor @preconcurrency
open class NSMenuItem {
  open var title: String
  /// The action. It is never sent.
  open var action: Selector?
  /// What the action would be sent to.
  open weak var target: AnyObject?
  /// The key that chooses the item.
  open var keyEquivalent: String
  /// Whether the item can be chosen.
  open var isEnabled = true
  open var isHidden = false
  open var image: NSImage?
  /// What the item stands for.
  open var representedObject: Any?
  open var keyEquivalentModifierMask: NSEvent.ModifierFlags = .command
  open var tag = 0
  /// Whether the item is on, off or mixed.
  open var state = NSControl.StateValue.off
  /// The view that is shown instead of the title.
  open var view: NSView?
  open var toolTip: String?
  open var subtitle: String?
  open var attributedTitle: NSAttributedString?
  open var isAlternate = false
  open var indentationLevel = 0
  /// Whether the pointer is over the item: always `false`.
  open var isHighlighted: Bool { false }
  open var submenu: NSMenu?
  public var hasSubmenu: Bool { submenu != nil }
  /// Whether the item separates others.
  public private(set) var isSeparatorItem = false

  /// Creates an item. Its action is never sent.
  public init(title string: String, action selector: Selector?, keyEquivalent charCode: String) {
    title = string
    action = selector
    keyEquivalent = charCode
  }

  /// Creates an item without a title.
  public convenience init() { self.init(title: "", action: nil, keyEquivalent: "") }

  /// Returns an item that separates others.
  public class func separator() -> NSMenuItem {
    let item = NSMenuItem(title: "", action: nil, keyEquivalent: "")
    item.isSeparatorItem = true
    return item
  }
}

/// What a menu tells. Nothing of it is called: no menu opens in a picture.
///
/// - Source: AppKit, `NSMenuDelegate`, whose methods are optional.
@MainActor @preconcurrency
public protocol NSMenuDelegate: AnyObject {
  /// Called before the menu opens, to change its items.
  func menuNeedsUpdate(_ menu: NSMenu)
  /// Called before the menu opens.
  func menuWillOpen(_ menu: NSMenu)
  /// Called after the menu has closed.
  func menuDidClose(_ menu: NSMenu)
}

extension NSMenuDelegate {
  public func menuNeedsUpdate(_ menu: NSMenu) {}
  public func menuWillOpen(_ menu: NSMenu) {}
  public func menuDidClose(_ menu: NSMenu) {}
}

import Foundation
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
  open func addItem(_ newItem: NSMenuItem) { items.append(newItem) }
  /// Adds an item. Its action is never sent.
  @discardableResult
  open func addItem(withTitle string: String, action selector: Selector?, keyEquivalent charCode: String) -> NSMenuItem
  {
    let item = NSMenuItem(title: string, action: selector, keyEquivalent: charCode)
    addItem(item)
    return item
  }
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
  open var submenu: NSMenu?
  /// Whether the item separates others.
  public private(set) var isSeparatorItem = false

  /// Creates an item. Its action is never sent.
  public init(title string: String, action selector: Selector?, keyEquivalent charCode: String) {
    title = string
    action = selector
    keyEquivalent = charCode
  }

  /// Returns an item that separates others.
  public class func separator() -> NSMenuItem {
    let item = NSMenuItem(title: "", action: nil, keyEquivalent: "")
    item.isSeparatorItem = true
    return item
  }
}

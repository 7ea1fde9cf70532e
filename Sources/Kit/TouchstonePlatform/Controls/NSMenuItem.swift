public import Foundation
public import TouchstoneDrawing
public import TouchstoneUI

/// An item of a menu.
///
/// - Source: AppKit, `NSMenuItem`.
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
  open var submenu: NSMenu? {
    didSet {
      if oldValue !== submenu { oldValue?.supermenu = nil }
      submenu?.supermenu = menu
    }
  }
  public var hasSubmenu: Bool { submenu != nil }
  open weak var menu: NSMenu? { didSet { submenu?.supermenu = menu } }
  /// The item whose submenu contains this one.
  open var parent: NSMenuItem? { menu?.supermenu?.items.first { $0.submenu === menu } }
  /// What is shown behind the title, such as a number.
  open var badge: NSMenuItemBadge?
  /// Whether the key chooses the item while it is hidden.
  open var allowsKeyEquivalentWhenHidden = false
  /// Whether the item or one around is hidden.
  open var isHiddenOrHasHiddenAncestor: Bool { isHidden || parent?.isHiddenOrHasHiddenAncestor == true }
  /// Whether the item separates others.
  public private(set) var isSeparatorItem = false
  /// Whether the item is the title of those that follow.
  public private(set) var isSectionHeader = false

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

  /// Returns an item that is the title of those that follow. It cannot be chosen.
  public static func sectionHeader(title: String) -> NSMenuItem {
    let item = NSMenuItem(title: title, action: nil, keyEquivalent: "")
    item.isSectionHeader = true
    item.isEnabled = false
    return item
  }
}

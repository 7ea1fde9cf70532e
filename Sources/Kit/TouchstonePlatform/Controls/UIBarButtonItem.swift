public import Foundation
public import TouchstoneDrawing
public import TouchstoneUI

/// A button in a bar.
open class UIBarButtonItem: UIBarItem {
  /// The style of a button.
  public enum Style: Int, Sendable {
    /// Plain, or with a border as before iOS 7, or for confirming.
    case plain, bordered, done
  }

  /// The items that the system provides.
  public enum SystemItem: Int, Sendable {
    /// The items of UIKit, in its order.
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks, search,
      refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo
    /// Closes something.
    case close = 24
  }

  open var style = Style.plain
  /// The width, in points; 0 for that of the content.
  open var width: CGFloat = 0
  /// The view in place of a button.
  open var customView: UIView?
  open var tintColor: UIColor?
  open var primaryAction: UIAction?
  open var menu: UIMenu?
  open var isHidden = false
  open var isSelected = false
  /// The action, and what it would be sent to. It is never sent.
  open var action: Selector?
  open weak var target: AnyObject?
  open var possibleTitles: Set<String>?
  /// The item that the system provides.
  public private(set) var systemItem: SystemItem?

  /// Creates a button.
  public override init() { super.init() }

  /// Creates a button that the system provides.
  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
    self.init()
    self.systemItem = systemItem
    self.primaryAction = primaryAction
    self.menu = menu
  }

  /// Creates a button.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init()
    self.title = title ?? primaryAction?.title
    self.image = image ?? primaryAction?.image
    self.primaryAction = primaryAction
    self.menu = menu
  }

  /// Creates a button with a title. Its action is never sent.
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init(title: title)
    self.style = style
    (self.target, self.action) = (target as AnyObject?, action)
  }

  /// Creates a button with an image. Its action is never sent.
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init(image: image)
    self.style = style
    (self.target, self.action) = (target as AnyObject?, action)
  }

  /// Creates a button that the system provides. Its action is never sent.
  public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
    self.init(systemItem: systemItem)
    (self.target, self.action) = (target as AnyObject?, action)
  }

  /// Creates an item of a view.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// Returns a space that takes the free width.
  public static func flexibleSpace() -> UIBarButtonItem { UIBarButtonItem(systemItem: .flexibleSpace) }
  /// Returns a space of a width, in points.
  public static func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let item = UIBarButtonItem(systemItem: .fixedSpace)
    item.width = width
    return item
  }
}

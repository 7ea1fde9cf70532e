/// What is shown behind the title of an item of a menu, such as a number.
///
/// - Source: AppKit, `NSMenuItemBadge`.
open class NSMenuItemBadge {
  /// What a badge counts.
  public enum BadgeType: Int, Sendable {
    /// It is a text, or a number of anything.
    case none
    case updates
    case newItems
    case alerts
  }

  /// What the badge counts.
  public let type: BadgeType
  /// The number; 0 for a text.
  public let itemCount: Int
  /// What is shown: the text, or the number with what it counts.
  public let stringValue: String?

  private init(type: BadgeType, itemCount: Int, stringValue: String?) {
    (self.type, self.itemCount, self.stringValue) = (type, itemCount, stringValue)
  }

  /// Creates a badge with a number.
  public convenience init(count itemCount: Int) { self.init(count: itemCount, type: .none) }

  private convenience init(count itemCount: Int, type: BadgeType) {
    let isOne = itemCount == 1
    let noun =
      switch type {
      case .none: ""
      case .updates: isOne ? " update" : " updates"
      case .newItems: isOne ? " new item" : " new items"
      case .alerts: isOne ? " alert" : " alerts"
      }
    self.init(type: type, itemCount: itemCount, stringValue: "\(itemCount)\(noun)")
  }

  /// Creates a badge with a text.
  public convenience init(string: String) { self.init(type: .none, itemCount: 0, stringValue: string) }

  /// Returns a badge with the number of available updates.
  public static func updates(count itemCount: Int) -> NSMenuItemBadge {
    NSMenuItemBadge(count: itemCount, type: .updates)
  }
  /// Returns a badge with the number of new items.
  public static func newItems(count itemCount: Int) -> NSMenuItemBadge {
    NSMenuItemBadge(count: itemCount, type: .newItems)
  }
  /// Returns a badge with the number of alerts.
  public static func alerts(count itemCount: Int) -> NSMenuItemBadge {
    NSMenuItemBadge(count: itemCount, type: .alerts)
  }
}

/// What is shown behind the title of an item of a menu, such as a number.
///
/// - Source: AppKit, `NSMenuItemBadge`.
@MainActor @preconcurrency
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
  /// The text; `nil` for a number.
  public let stringValue: String?

  private init(type: BadgeType, itemCount: Int, stringValue: String?) {
    (self.type, self.itemCount, self.stringValue) = (type, itemCount, stringValue)
  }

  /// Creates a badge with a number.
  public convenience init(count itemCount: Int) { self.init(count: itemCount, type: .none) }

  /// Creates a badge with a number of things of one kind.
  public convenience init(count itemCount: Int, type: BadgeType) {
    self.init(type: type, itemCount: itemCount, stringValue: nil)
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

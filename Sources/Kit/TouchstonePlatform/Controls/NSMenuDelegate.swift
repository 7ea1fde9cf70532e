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

package import Foundation

/// The dimensions of open menus, in points, and their colours.
package struct MenuMetrics: Hashable, Sendable {
  package var width: CGFloat
  package var cornerRadius: CGFloat
  /// The minimum height of an item, and the padding above and below one that is higher.
  package var rowHeight: CGFloat
  package var rowPadding: CGFloat
  /// The padding beside an item, and in front of one in a menu with check marks.
  package var inset: CGFloat
  package var checkedInset: CGFloat
  /// Whether symbols are before the titles.
  package var symbolsLead: Bool
  /// The distance between two groups, and whether it contains an inset line instead of the separators' colour.
  package var groupDistance: CGFloat
  package var groupsHaveInsetLines: Bool
  package var itemsHaveLines: Bool
  package var background: LookColor
  package var line: LookColor
  package var groupGap: LookColor
  /// The distances from the menu to its control, to the preview of a context menu, and to the edges of the screen.
  package var controlDistance: CGFloat
  package var previewDistance: CGFloat
  package var screenMargin: CGFloat
  /// The corner radius of the preview of a context menu.
  package var previewCornerRadius: CGFloat
}

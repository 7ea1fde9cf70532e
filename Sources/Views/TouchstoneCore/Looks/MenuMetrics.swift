package import Foundation

/// The dimensions of open menus, in points, and their colours.
package struct MenuMetrics: Hashable, Sendable {
  /// The width, and that at accessibility sizes of Dynamic Type.
  package var width: CGFloat
  package var accessibilityWidth: CGFloat
  package var cornerRadius: CGFloat
  /// The minimum height of an item, and the padding above and below one that is higher.
  package var rowHeight: CGFloat
  package var rowPadding: CGFloat
  /// The padding beside an item, and in front of one in a menu with check marks.
  package var inset: CGFloat
  package var checkedInset: CGFloat
  /// The padding above the first and below the last item, and above and below the title of a section.
  package var verticalPadding: CGFloat
  package var headerPadding: CGFloat
  /// Whether symbols are before the titles, the width of their column, and its distance from the titles.
  package var symbolsLead: Bool
  package var symbolColumn: CGFloat
  package var symbolDistance: CGFloat
  /// The font sizes of check marks, and of the arrows of menus in a menu.
  package var checkSize: CGFloat
  package var arrowSize: CGFloat
  /// The distance between two groups, and whether it contains an inset line instead of the separators' colour.
  package var groupDistance: CGFloat
  package var groupsHaveInsetLines: Bool
  package var itemsHaveLines: Bool
  /// The thickness of the lines; `nil` for one pixel.
  package var lineHeight: CGFloat?
  package var background: LookColor
  /// The colour of the rim, or `nil` for none.
  package var rim: LookColor?
  package var line: LookColor
  package var groupGap: LookColor
  /// The distances from the menu to its control, to the preview of a context menu, and to the edges of the screen.
  package var controlDistance: CGFloat
  package var previewDistance: CGFloat
  package var screenMargin: CGFloat
  /// The corner radius of the preview of a context menu.
  package var previewCornerRadius: CGFloat
  /// How much a context menu dims the blurred screen, in light and dark appearance.
  package var lightDimming: Double
  package var darkDimming: Double
  /// A menu whose submenu is open: its scale, and the opacity of its items.
  package var parentScale: CGFloat
  package var parentOpacity: Double
  package var shadow: LookShadow
}

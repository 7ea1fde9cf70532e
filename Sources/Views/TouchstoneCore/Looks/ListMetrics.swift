package import Foundation
import TouchstoneDrawing

/// A margin that depends on the width of the screen, in points.
package struct Margin: Hashable, Sendable {
  package var narrow: CGFloat
  package var wide: CGFloat
  /// The minimum width of a wide screen.
  package var threshold: CGFloat

  package init(narrow: CGFloat, wide: CGFloat, threshold: CGFloat) {
    self.narrow = narrow
    self.wide = wide
    self.threshold = threshold
  }

  package func callAsFunction(width: CGFloat) -> CGFloat { width >= threshold ? wide : narrow }
}

/// The dimensions of lists and forms, in points, and their colours.
package struct ListMetrics: Hashable, Sendable {
  /// Padding above and below a text.
  package struct Padding: Hashable, Sendable {
    package var top: CGFloat
    package var bottom: CGFloat

    package init(top: CGFloat, bottom: CGFloat) {
      self.top = top
      self.bottom = bottom
    }
  }

  /// The chevron at the end of a row.
  package struct Chevron: Hashable, Sendable {
    package var size: CGFloat
    package var color: LookColor
    /// The distance between the symbol and the row's inset.
    package var trailing: CGFloat
    /// The distance between the content and the symbol.
    package var distance: CGFloat
  }

  /// The buttons that a swipe reveals beside a row.
  package struct Swipe: Hashable, Sendable {
    package var buttonWidth: CGFloat
    /// The padding beside the title of a wider button.
    package var padding: CGFloat
    package var fontSize: CGFloat
    /// The height of a row from which a symbol has its title below it.
    package var titledHeight: CGFloat
    /// The colour of a button without a tint.
    package var color: LookColor
  }

  /// The minimum height of a row, and how much lower it is for each type size below the default.
  package var rowHeight: CGFloat
  package var rowHeightStep: CGFloat
  /// The padding above and below the content of a row.
  package var rowPadding: CGFloat
  /// The same at accessibility sizes; `nil` for the same.
  package var accessibilityRowPadding: CGFloat?
  /// The distance between a label and the value below it, at accessibility sizes.
  package var stackedDistance: CGFloat
  /// The padding above and below content that can be as high as the row.
  package var stretchedPadding: CGFloat
  /// The maximum height of single-line content in a row of minimum height.
  package var singleLineHeight: CGFloat
  /// The maximum distance between the baselines of texts on the same line.
  package var sameLineDistance: CGFloat
  package var cornerRadius: CGFloat
  /// The margin beside groups, and beside the content of their rows, depending on the width of the list.
  package var margin: Margin
  /// The margin beside the content of rows, or `nil` if it is that beside groups.
  package var contentMargin: CGFloat?
  /// The distance between two groups without header and footer.
  package var sectionSpacing: CGFloat
  package var compactSectionSpacing: CGFloat
  package var header: Padding
  package var footer: Padding
  package var headerSize: Font.TextStyle
  package var isHeaderUppercase: Bool
  package var plainHeaderPadding: CGFloat
  /// The minimum height of headers.
  package var headerHeight: CGFloat
  /// The height of separators; `nil` for one pixel.
  package var separatorHeight: CGFloat?
  package var separatorColor: LookColor?
  /// The colour of separators in sheets, unless there is one for all; `nil` for the system's.
  package var elevatedSeparatorColor: LookColor?
  /// Whether separators end at the row's trailing inset rather than at the edge of the group.
  package var insetsSeparatorEnds: Bool
  /// The size of the icon column in front of label titles, and its distance from them.
  package var iconColumn: CGSize
  /// The width of that column at type sizes below the default; `nil` for the same.
  package var smallIconColumn: CGFloat?
  package var iconDistance: CGFloat
  package var chevron: Chevron
  /// The indentation of outline rows per level.
  package var indentation: CGFloat
  /// The distance between a row's content and its accessories.
  package var accessoryDistance: CGFloat
  /// The distance between two accessories.
  package var accessorySpacing: CGFloat
  /// The padding beside a prominent badge, and above and below it.
  package var badgePadding: CGSize
  /// The font size of the symbols before rows that are edited.
  package var editSymbolSize: CGFloat
  /// The font size of the arrow behind a title that shows or hides rows.
  package var disclosureSize: CGFloat
  /// The distance between two columns of a table.
  package var columnSpacing: CGFloat
  package var swipe: Swipe
}

package import Foundation
import TouchstoneDrawing

/// A margin that depends on the width of the screen, in points.
package struct Margin: Hashable, Sendable {
  package var narrow: CGFloat
  package var wide: CGFloat
  /// The width from which screens are wide.
  package var threshold: CGFloat

  package func callAsFunction(width: CGFloat) -> CGFloat { width >= threshold ? wide : narrow }
}

/// The lengths of lists and forms, in points, and their colours.
package struct ListMetrics: Hashable, Sendable {
  /// Lengths above and below a text.
  package struct Padding: Hashable, Sendable {
    package var top: CGFloat
    package var bottom: CGFloat

    package init(top: CGFloat, bottom: CGFloat) {
      self.top = top
      self.bottom = bottom
    }
  }

  /// A chevron at the end of a row.
  package struct Chevron: Hashable, Sendable {
    package var size: CGFloat
    package var color: LookColor
    /// Between the symbol and the row's inset.
    package var trailing: CGFloat
  }

  /// The least height of a row.
  package var rowHeight: CGFloat
  /// Above and below the content of a row.
  package var rowPadding: CGFloat
  /// The highest content of one line that leaves a row at its least height.
  package var singleLineHeight: CGFloat
  package var cornerRadius: CGFloat
  /// Beside groups, and beside the content of their rows, by the width of the list.
  package var margin: Margin
  /// Between two groups without header and footer.
  package var sectionSpacing: CGFloat
  package var compactSectionSpacing: CGFloat
  package var header: Padding
  package var footer: Padding
  package var headerSize: Font.TextStyle
  package var isHeaderUppercase: Bool
  package var plainHeaderPadding: CGFloat
  /// The height of separators; `nil` for one pixel.
  package var separatorHeight: CGFloat?
  package var separatorColor: LookColor?
  /// Whether separators end at the row's trailing inset rather than at the edge of the group.
  package var insetsSeparatorEnds: Bool
  /// The column of icons before the titles of labels, and its distance from them.
  package var iconColumn: CGSize
  package var iconDistance: CGFloat
  package var chevron: Chevron
  /// How far the rows of an outline move in per level.
  package var indentation: CGFloat
  /// Between a row's content and the accessories beside it.
  package var accessoryDistance: CGFloat
}

package import Foundation

/// The dimensions of navigation bars, in points, and their colours.
package struct NavigationBarMetrics: Hashable, Sendable {
  /// The height of the row with buttons and the title, on a screen and at the top of a sheet.
  package var height: CGFloat
  package var sheetHeight: CGFloat
  /// The margin beside a large title and the buttons.
  package var margin: Margin
  /// The height of the part with a large title, and the distance above the title.
  package var largeTitleHeight: CGFloat
  package var largeTitleTop: CGFloat
  /// The distance between buttons.
  package var buttonSpacing: CGFloat
  /// The arrow of the back button: its size, and its distances from the edge and from its title.
  package var backSize: CGFloat
  package var backInset: CGFloat
  package var backSpacing: CGFloat
  package var search: SearchFieldMetrics
  /// The colour of the line below a bar with a background.
  package var line: LookColor
}

/// The dimensions of search fields, in points.
package struct SearchFieldMetrics: Hashable, Sendable {
  package var height: CGFloat
  package var cornerRadius: CGFloat
  /// The padding above and below the field.
  package var padding: ListMetrics.Padding
  /// The distance before the magnifying glass, and between it and the text.
  package var inset: CGFloat
  package var spacing: CGFloat
  /// Whether the magnifying glass has the colour of text.
  package var hasDarkMagnifier: Bool
}

/// The dimensions of tab bars, in points, and their colours.
package struct TabBarMetrics: Hashable, Sendable {
  /// The height without the safe area below.
  package var height: CGFloat
  /// The distances from the top of the bar to the centre of a symbol and to the baseline of a title.
  package var symbolCenter: CGFloat
  package var titleBaseline: CGFloat
  package var color: LookColor
  package var background: LookColor
  /// The colour of the line above a bar with a background.
  package var line: LookColor
  /// The capsule of a floating bar, or `nil` for a bar from edge to edge.
  package var capsule: Capsule?

  /// The dimensions and colours of a floating bar.
  package struct Capsule: Hashable, Sendable {
    /// The distance between tabs, and the width of the selected one.
    package var tabDistance: CGFloat
    package var selectionWidth: CGFloat
    /// The inset around the selected tab.
    package var inset: CGFloat
    /// The distance from the bottom of the capsule to that of the screen.
    package var bottom: CGFloat
    /// The background colour of the selected tab.
    package var selection: LookColor
    /// The colour of the rim.
    package var rim: LookColor
  }
}

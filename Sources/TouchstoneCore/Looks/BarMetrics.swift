package import Foundation

/// The lengths of navigation bars, in points, and their colours.
package struct NavigationBarMetrics: Hashable, Sendable {
  /// The row of buttons and the title, in a screen and at the top of a sheet.
  package var height: CGFloat
  package var sheetHeight: CGFloat
  /// Beside a large title and the buttons.
  package var margin: Margin
  /// The part with a large title, and what lies above the title in it.
  package var largeTitleHeight: CGFloat
  package var largeTitleTop: CGFloat
  /// Between buttons.
  package var buttonSpacing: CGFloat
  /// The arrow of the back button: its size, its distance from the edge and from its title.
  package var backSize: CGFloat
  package var backInset: CGFloat
  package var backSpacing: CGFloat
  package var search: SearchFieldMetrics
  /// The line below a bar with a background.
  package var line: LookColor
}

/// The lengths of search fields, in points.
package struct SearchFieldMetrics: Hashable, Sendable {
  package var height: CGFloat
  package var cornerRadius: CGFloat
  /// Above and below the field.
  package var padding: ListMetrics.Padding
  /// Before the magnifier, and between it and the text.
  package var inset: CGFloat
  package var spacing: CGFloat
  /// Whether the magnifier is as dark as text.
  package var hasDarkMagnifier: Bool
}

/// The lengths of tab bars, in points, and their colours.
package struct TabBarMetrics: Hashable, Sendable {
  /// Without the safe area below.
  package var height: CGFloat
  /// From the top of the bar to the middle of a symbol, and to the baseline of a title.
  package var symbolCenter: CGFloat
  package var titleBaseline: CGFloat
  package var color: LookColor
  package var background: LookColor
  /// The line above a bar with a background.
  package var line: LookColor
  /// A bar that floats above the screen; `nil` for one from edge to edge.
  package var capsule: Capsule?

  /// A bar in a capsule.
  package struct Capsule: Hashable, Sendable {
    /// From tab to tab, and how wide the selected one is.
    package var tabDistance: CGFloat
    package var selectionWidth: CGFloat
    /// Around the selected tab.
    package var inset: CGFloat
    /// From the bottom of the capsule to that of the screen.
    package var bottom: CGFloat
    /// Behind the selected tab.
    package var selection: LookColor
    /// The rim.
    package var rim: LookColor
  }
}

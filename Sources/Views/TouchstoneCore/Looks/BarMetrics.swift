package import Foundation

/// The dimensions of navigation bars, in points, and their colours.
package struct NavigationBarMetrics: Hashable, Sendable {
  /// The height of the row with buttons and the title, on a screen and at the top of a sheet.
  package var height: CGFloat
  package var sheetHeight: CGFloat
  /// The height of the row on a phone in landscape whose width is compact too.
  package var compactHeight: CGFloat
  /// The distance from the top of a sheet to the glass around buttons.
  package var sheetTop: CGFloat
  /// The margin beside a large title and the buttons.
  package var margin: Margin
  /// The height of an unsafe area with a Dynamic Island that a bar is in, and how far. In a higher one, it is below.
  package var islandHeight: CGFloat
  package var islandOverlap: CGFloat
  /// The height of the part with a large title, and the distances above and, at least, below the title.
  package var largeTitleHeight: CGFloat
  package var largeTitleTop: CGFloat
  package var largeTitleBottom: CGFloat
  /// The tracking of a large title; that of the text style is wider.
  package var largeTitleTracking: CGFloat
  /// The colour of the title in the row of the buttons; `nil` for that of text.
  package var titleColor: LookColor?
  /// The glass capsule around the buttons, or `nil` for buttons without a background.
  package var capsule: Capsule?
  /// The distance between buttons.
  package var buttonSpacing: CGFloat
  /// The arrow of the back button: its size, and its distances from the edge and from its title.
  package var backSize: CGFloat
  package var backInset: CGFloat
  package var backSpacing: CGFloat
  package var search: SearchFieldMetrics
  /// The colour of the line below a bar with a background.
  package var line: LookColor
  /// The bar at the bottom of a screen: its height, and the distance between its items.
  package var bottomHeight: CGFloat
  package var bottomSpacing: CGFloat
  /// The bar on the keyboard.
  package var keyboardBarHeight: CGFloat
  package var keyboardBarColor: LookColor
  /// The effect of bars on content that is scrolled under them, or `nil` for none.
  package var edgeEffect: EdgeEffect?

  /// How content below bars fades.
  package struct EdgeEffect: Hashable, Sendable {
    /// The standard deviation of the blur, in points.
    package var blur: CGFloat
    /// How far the effect goes beyond the bar, in points.
    package var reach: CGFloat
    /// The opacity of the screen's background above the content, at the edge of the screen.
    package var opacity: Double
    /// The share of the bar, from the edge of the screen, over which the effect is full.
    package var solid: Double
  }

  /// The glass capsule around bar buttons: its dimensions, and the colour of texts and symbols on it.
  package struct Capsule: Hashable, Sendable {
    package var height: CGFloat
    /// The padding beside a text, and the width of a button that shows a single symbol.
    package var padding: CGFloat
    package var symbolWidth: CGFloat
    package var color: LookColor
  }
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
  /// The distance between the field and the button that cancels the search.
  package var cancelDistance: CGFloat
  /// The padding above the field while the user searches, which hides the title.
  package var activeTop: CGFloat
  /// The distance between the field and the scopes below it.
  package var scopeDistance: CGFloat
  /// The padding around the text of a token, and its corner radius.
  package var tokenPadding: CGSize
  package var tokenRadius: CGFloat
  /// The field at the bottom of the screen, or `nil` if it is always below the title.
  package var bottom: Bottom?

  /// A field at the bottom of the screen, on glass.
  package struct Bottom: Hashable, Sendable {
    package var height: CGFloat
    /// The distances from the sides and from the bottom of the screen.
    package var margin: CGFloat
    package var distance: CGFloat
  }
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
  /// A badge: its height, its distance from the centre of the tab, and that from the top of the bar.
  package var badgeHeight: CGFloat
  package var badgeLeading: CGFloat
  package var badgeTop: CGFloat
  package var badgeFontSize: CGFloat
  package var badgePadding: CGFloat
  /// The font sizes of symbols and titles.
  package var symbolSize: CGFloat
  package var titleSize: CGFloat
  package var pages: PageMetrics
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
    /// The background colour of the selected tab, and that of its symbol and title unless code sets a tint.
    package var selection: LookColor
    package var accent: LookColor
    /// The smallest distance from the sides of the screen.
    package var margin: CGFloat
    /// The height of a minimised bar.
    package var minimizedHeight: CGFloat
    /// An accessory above the bar: its height, and its distance from the bar.
    package var accessoryHeight: CGFloat
    package var accessoryDistance: CGFloat
  }
}

/// The dimensions of split views in a regular width, in points.
package struct SplitViewMetrics: Hashable, Sendable {
  package var sidebarWidth: CGFloat
  /// The width of the middle one of three columns.
  package var contentWidth: CGFloat
}

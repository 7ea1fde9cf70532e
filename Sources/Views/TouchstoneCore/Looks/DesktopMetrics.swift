package import Foundation

/// The dimensions of controls that macOS draws differently, in points, and their colours.
package struct DesktopMetrics: Hashable, Sendable {
  package var sizes: Sizes
  /// The padding beside the title of a push button.
  package var pushPadding: CGFloat
  package var pushFill: LookColor
  package var pushShadow: LookShadow
  /// How much brighter a pressed button is, from -1 to 1.
  package var pressedBrightness: Double
  /// The distance of a check box from its label.
  package var boxSpacing: CGFloat
  package var boxFill: LookColor
  package var boxRim: LookColor
  package var boxRimWidth: CGFloat
  /// How far the baseline of a text is below the middle of a control beside it that has no text.
  package var baselineOffset: CGFloat
  /// The distance of the square with the arrows of a pop-up button from its end.
  package var arrowInset: CGFloat
  /// A form in columns: the distances between labels and controls, and between rows.
  package var labelSpacing: CGFloat
  package var formSpacing: CGFloat
  /// The width of a text field in such a form without a proposal.
  package var fieldWidth: CGFloat
  /// A switch in a grouped form: its track, and its thumb.
  package var formSwitch: CGSize
  package var formThumb: CGSize
  /// The backgrounds of lists and tables, of sidebars, of windows, and of groups in windows.
  package var listBackground: LookColor
  package var sidebarBackground: LookColor
  package var windowBackground: LookColor
  package var groupBackground: LookColor
  /// The backgrounds of selected rows in lists without and with the focus, and of every second row.
  package var selection: LookColor
  package var emphasizedSelection: LookColor
  package var alternateRow: LookColor
  /// The rows of lists and tables, and those of sidebars.
  package var rows: Rows
  package var sidebarRows: Rows
  package var table: Table
  package var window: Window
  package var toolbar: Toolbar
  package var tabs: Tabs
  /// The distance between the field of a date and its stepper.
  package var stepperSpacing: CGFloat
  /// A colour well, the distance of the colour from its edges, and the corner radius of the colour.
  package var colorWell: CGSize
  package var colorWellInset: CGFloat
  package var colorWellRadius: CGFloat
  /// A group box: the padding around its content, the distance from its title, the title's font size, and its background.
  package var boxPadding: CGFloat
  package var boxTitleSpacing: CGFloat
  package var boxTitleSize: CGFloat
  package var boxBackground: LookColor
  /// The font size of the arrow before a title that shows or hides content, and its distance from the title.
  package var disclosureSize: CGFloat
  package var disclosureSpacing: CGFloat

  /// The controls of one size.
  package struct Control: Hashable, Sendable {
    /// The size of their texts; `nil` for that of other texts.
    package var fontSize: CGFloat?
    /// The heights of a push button, a pop-up button, segments, and the text of a field with a border.
    package var pushHeight: CGFloat
    package var popUpHeight: CGFloat
    package var segmentHeight: CGFloat
    package var fieldHeight: CGFloat
    package var pushRadius: CGFloat
    /// A check box: the length of its sides, and its corner radius.
    package var boxSize: CGFloat
    package var boxRadius: CGFloat
    /// The font size of check marks and arrows.
    package var markSize: CGFloat
    /// The square with the arrows of a pop-up button: the length of its sides, and its corner radius.
    package var arrowSize: CGFloat
    package var arrowRadius: CGFloat
    /// A stepper: the size of its two halves together, its corner radius, and the font size of its arrows.
    package var stepperSize: CGSize
    package var stepperRadius: CGFloat
    package var stepperArrowSize: CGFloat
    package var spinnerSize: CGFloat
  }

  /// The controls of all sizes.
  package struct Sizes: Hashable, Sendable {
    package var mini: Control
    package var small: Control
    package var regular: Control
    package var large: Control
  }

  /// The rows of a list, whose selected ones have round corners.
  package struct Rows: Hashable, Sendable {
    package var height: CGFloat
    /// The padding above and below the content.
    package var padding: CGFloat
    /// The distance of a selected row from the sides of the list, and that of its content from its own sides.
    package var inset: CGFloat
    package var contentInset: CGFloat
    /// The distance above the first row and below the last.
    package var ends: CGFloat
    package var cornerRadius: CGFloat
    /// The inset at the sides that insets of a row's own are added to.
    package var ownInset: CGFloat
    /// The minimum height of a header, and the distance between it and the section above.
    package var headerHeight: CGFloat
    package var sectionSpacing: CGFloat
  }

  /// A window around its content, in pictures that show one.
  package struct Window: Hashable, Sendable {
    package var titleHeight: CGFloat
    package var titleSize: CGFloat
    package var cornerRadius: CGFloat
    /// The buttons that close, minimise and zoom: their diameter, the distance of two centres, and the distance of the
    /// first from the edge.
    package var buttonSize: CGFloat
    package var buttonDistance: CGFloat
    package var buttonInset: CGFloat
    package var buttons: [LookColor]
    package var background: LookColor
    /// The line below the title bar.
    package var line: LookColor
    package var lineHeight: CGFloat
    package var shadow: LookShadow
    /// The distance from the window to the edge of the picture, which the shadow needs.
    package var margin: CGFloat
  }

  /// The toolbar at the top of a window, which contains the window's title and its buttons.
  package struct Toolbar: Hashable, Sendable {
    package var height: CGFloat
    /// The distance from the sides, and that between two items.
    package var margin: CGFloat
    package var spacing: CGFloat
    package var titleSize: CGFloat
    package var subtitleSize: CGFloat
    /// An item: its smallest width, the font sizes of symbols and texts, and their colour.
    package var itemWidth: CGFloat
    package var symbolSize: CGFloat
    package var textSize: CGFloat
    package var color: LookColor
    /// A search field: its size, its corner radius, and its background.
    package var searchSize: CGSize
    package var searchRadius: CGFloat
    package var searchFill: LookColor
    /// The distance of the window's first button from the side.
    package var buttonInset: CGFloat
    /// The row of buttons at the bottom of a sheet: the distances from its sides, and between two buttons.
    package var sheetMargin: CGFloat
    package var sheetSpacing: CGFloat
  }

  /// The tabs above a box with their content.
  package struct Tabs: Hashable, Sendable {
    package var height: CGFloat
    /// The padding beside a title.
    package var padding: CGFloat
    /// The distance of the box from the sides of the view, and of its content from its edges.
    package var margin: CGFloat
    package var inset: CGFloat
    package var cornerRadius: CGFloat
    package var background: LookColor
    package var rim: LookColor
  }

  /// The columns of a table and their titles.
  package struct Table: Hashable, Sendable {
    package var headerHeight: CGFloat
    package var headerFontSize: CGFloat
    /// The distance between columns, and the line between two titles.
    package var columnSpacing: CGFloat
    package var divider: CGSize
  }
}

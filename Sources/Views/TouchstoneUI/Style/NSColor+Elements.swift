import TouchstoneCore

/// The colours of selections, headers and edges.
///
/// - Source: AppKit prints the values (`NSColor.description` on macOS 11 to 15); the accent colour is blue.
extension NSColor {
  /// The colour of a light edge.
  public static let highlightColor = NSColor(light: whiteBytes, dark: (180, 180, 180))
  public static let shadowColor = NSColor(color: .black)
  /// The background of text that was found.
  public static let findHighlightColor = NSColor(light: (255, 255, 0), dark: (255, 255, 0))
  /// The ring around the control with the focus.
  public static let keyboardFocusIndicatorColor = NSColor(light: (0, 103, 244), 0.25, dark: (26, 169, 255), 0.3)

  /// The text of headers of tables.
  public static let headerTextColor = NSColor(light: blackBytes, 0.85, dark: whiteBytes)
  /// The text of titles of windows.
  public static let windowFrameTextColor = NSColor(light: blackBytes, 0.85, dark: whiteBytes, 0.85)
  /// The backgrounds of rows, in turn.
  public static let alternatingContentBackgroundColors = [
    NSColor(light: whiteBytes, dark: (30, 30, 30)), NSColor(light: (244, 245, 245), dark: whiteBytes, 0.05),
  ]

  public static let selectedTextColor = NSColor(light: blackBytes, dark: whiteBytes)
  /// Selected text in a window without focus.
  public static let unemphasizedSelectedTextColor = NSColor(light: blackBytes, dark: whiteBytes)
  /// The background of selected text in a window without focus.
  public static let unemphasizedSelectedTextBackgroundColor = NSColor(light: (220, 220, 220), dark: (70, 70, 70))
  public static let selectedControlTextColor = NSColor(light: blackBytes, 0.85, dark: whiteBytes, 0.85)
  /// The text of a selected row.
  public static let alternateSelectedControlTextColor = NSColor(color: .white)
  public static let selectedMenuItemTextColor = NSColor(color: .white)
}

/// The older names of colours.
///
/// - Source: AppKit, the deprecation of each.
extension NSColor {
  /// The background of selected rows in a window with focus.
  @available(*, deprecated, renamed: "selectedContentBackgroundColor")
  public static var alternateSelectedControlColor: NSColor { selectedContentBackgroundColor }
  /// The background of selected rows in a window without focus.
  @available(*, deprecated, renamed: "unemphasizedSelectedContentBackgroundColor")
  public static var secondarySelectedControlColor: NSColor { unemphasizedSelectedContentBackgroundColor }
  /// The backgrounds of rows, in turn.
  @available(*, deprecated, renamed: "alternatingContentBackgroundColors")
  public static var controlAlternatingRowBackgroundColors: [NSColor] { alternatingContentBackgroundColors }
}

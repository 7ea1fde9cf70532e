import Foundation
import TouchstoneCore

/// The colours that follow the appearance.
///
/// - Source: AppKit prints the values (`NSColor.description` on macOS 11 to 15); the accent colour is blue.
extension NSColor {
  public static let systemRed = NSColor(color: .red)
  public static let systemOrange = NSColor(color: .orange)
  public static let systemYellow = NSColor(color: .yellow)
  public static let systemGreen = NSColor(color: .green)
  public static let systemMint = NSColor(color: .mint)
  public static let systemTeal = NSColor(color: .teal)
  public static let systemCyan = NSColor(color: .cyan)
  public static let systemBlue = NSColor(color: .blue)
  public static let systemIndigo = NSColor(color: .indigo)
  public static let systemPurple = NSColor(color: .purple)
  public static let systemPink = NSColor(color: .pink)
  public static let systemBrown = NSColor(color: .brown)
  /// The system's Grey.
  public static let systemGray = NSColor(color: .gray)
  /// The tint of the enclosing view, or blue.
  public static let controlAccentColor = NSColor(color: .accentColor)

  /// The colour of primary labels: text and symbols.
  public static let labelColor = NSColor(light: blackBytes, 0.85, dark: whiteBytes, 0.85)
  public static let secondaryLabelColor = NSColor(light: blackBytes, 0.5, dark: whiteBytes, 0.55)
  /// The colour of tertiary labels, such as disabled ones.
  public static let tertiaryLabelColor = NSColor(light: blackBytes, 0.26, dark: whiteBytes, 0.25)
  public static let quaternaryLabelColor = NSColor(light: blackBytes, 0.1, dark: whiteBytes, 0.1)
  public static let placeholderTextColor = NSColor(light: blackBytes, 0.25, dark: whiteBytes, 0.25)
  public static let linkColor = NSColor(light: (0, 104, 218), dark: (65, 156, 255))
  /// The colour of lines between sections.
  public static let separatorColor = NSColor(light: blackBytes, 0.1, dark: whiteBytes, 0.1)
  /// The colour of grid lines in tables.
  public static let gridColor = NSColor(light: (230, 230, 230), dark: (26, 26, 26))

  /// The colour of text in documents.
  public static let textColor = NSColor(light: blackBytes, dark: whiteBytes)
  public static let textBackgroundColor = NSColor(light: whiteBytes, dark: (30, 30, 30))
  public static let selectedTextBackgroundColor = NSColor(light: (179, 215, 255), dark: (63, 99, 139))

  public static let windowBackgroundColor = NSColor(light: (236, 236, 236), dark: (50, 50, 50))
  /// The background of large controls, such as tables.
  public static let controlBackgroundColor = NSColor(light: whiteBytes, dark: (30, 30, 30))
  /// The background behind a document's pages.
  public static let underPageBackgroundColor = NSColor(light: (150, 150, 150), 0.9, dark: (40, 40, 40))
  /// The face of a control.
  public static let controlColor = NSColor(light: whiteBytes, dark: whiteBytes, 0.25)
  public static let controlTextColor = NSColor(light: blackBytes, 0.85, dark: whiteBytes, 0.85)
  public static let disabledControlTextColor = NSColor(light: blackBytes, 0.25, dark: whiteBytes, 0.25)
  /// The face of a selected control.
  public static let selectedControlColor = NSColor(light: (179, 215, 255), dark: (63, 99, 139))
  /// The background of selected rows in a window with focus.
  public static let selectedContentBackgroundColor = NSColor(light: (0, 99, 225), dark: (0, 88, 208))
  /// The background of selected rows in a window without focus.
  public static let unemphasizedSelectedContentBackgroundColor = NSColor(light: (220, 220, 220), dark: (70, 70, 70))
}

/// The colours that are always the same.
extension NSColor {
  public static let black = NSColor(color: .black)
  /// One third white.
  public static let darkGray = NSColor(white: 1.0 / 3, alpha: 1)
  /// Two thirds white.
  public static let lightGray = NSColor(white: 2.0 / 3, alpha: 1)
  public static let white = NSColor(color: .white)
  /// Half white.
  public static let gray = NSColor(white: 0.5, alpha: 1)
  /// Pure red.
  public static let red = NSColor(red: 1, green: 0, blue: 0, alpha: 1)
  /// Pure green.
  public static let green = NSColor(red: 0, green: 1, blue: 0, alpha: 1)
  /// Pure blue.
  public static let blue = NSColor(red: 0, green: 0, blue: 1, alpha: 1)
  /// Green and blue.
  public static let cyan = NSColor(red: 0, green: 1, blue: 1, alpha: 1)
  /// Red and green.
  public static let yellow = NSColor(red: 1, green: 1, blue: 0, alpha: 1)
  /// Red and blue.
  public static let magenta = NSColor(red: 1, green: 0, blue: 1, alpha: 1)
  /// Red and half green.
  public static let orange = NSColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  /// Half red and half blue.
  public static let purple = NSColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  /// 0.6 red, 0.4 green and 0.2 blue.
  public static let brown = NSColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
  /// Black with an opacity of 0.
  public static let clear = NSColor(color: .clear)
}

extension NSColor {
  static let blackBytes: Color.Bytes = (0, 0, 0)
  static let whiteBytes: Color.Bytes = (255, 255, 255)

  /// Creates a colour for the light and the dark appearance from components from 0 to 255 and opacities from 0 to 1.
  convenience init(
    light: Color.Bytes, _ lightOpacity: Float = 1, dark: Color.Bytes, _ darkOpacity: Float = 1
  ) {
    self.init(color: .appearances(light: light, lightOpacity, dark: dark, darkOpacity))
  }
}

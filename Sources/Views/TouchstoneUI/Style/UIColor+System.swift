import Foundation
import TouchstoneCore
import TouchstoneDrawing

/// The colours that follow the appearance.
///
/// - Source: Apple's Human Interface Guidelines, "Color", iOS system colors and grays; UIKit prints the values of the
///   others (`UIColor.description` on iOS 13 to 18).
extension UIColor {
  public static let systemRed = UIColor(color: .red)
  public static let systemOrange = UIColor(color: .orange)
  public static let systemYellow = UIColor(color: .yellow)
  public static let systemGreen = UIColor(color: .green)
  public static let systemMint = UIColor(color: .mint)
  public static let systemTeal = UIColor(color: .teal)
  public static let systemCyan = UIColor(color: .cyan)
  public static let systemBlue = UIColor(color: .blue)
  public static let systemIndigo = UIColor(color: .indigo)
  public static let systemPurple = UIColor(color: .purple)
  public static let systemPink = UIColor(color: .pink)
  public static let systemBrown = UIColor(color: .brown)
  /// The system's Grey.
  public static let systemGray = UIColor(color: .gray)
  /// The second grey, closer to the background.
  public static let systemGray2 = UIColor(light: (174, 174, 178), dark: (99, 99, 102))
  /// The third grey, closer to the background.
  public static let systemGray3 = UIColor(light: (199, 199, 204), dark: (72, 72, 74))
  /// The fourth grey, closer to the background.
  public static let systemGray4 = UIColor(light: (209, 209, 214), dark: (58, 58, 60))
  /// The fifth grey, closer to the background.
  public static let systemGray5 = UIColor(light: (229, 229, 234), dark: (44, 44, 46))
  /// The grey closest to the background.
  public static let systemGray6 = UIColor(light: (242, 242, 247), dark: (28, 28, 30))
  /// The tint of the enclosing view, or blue.
  public static let tintColor = UIColor(color: .accentColor)

  /// The colour of primary labels: text and symbols.
  public static let label = UIColor(color: Color(storage: .system(.primary)))
  public static let secondaryLabel = UIColor(color: Color(storage: .system(.secondary)))
  public static let tertiaryLabel = UIColor(color: Color(storage: .system(.tertiary)))
  public static let quaternaryLabel = UIColor(color: Color(storage: .system(.quaternary)))
  public static let placeholderText = UIColor(color: Color(storage: .system(.tertiary)))
  public static let link = UIColor(light: (0, 122, 255), dark: (9, 132, 255))
  /// The colour of translucent separators.
  public static let separator = UIColor(light: (60, 60, 67), 0.29, dark: (84, 84, 88), 0.6)
  public static let opaqueSeparator = UIColor(light: (198, 198, 200), dark: (56, 56, 58))

  /// A translucent fill for thin and small shapes, such as the track of a slider.
  public static let systemFill = UIColor(light: (120, 120, 128), 0.2, dark: (120, 120, 128), 0.36)
  /// A translucent fill for medium-sized shapes, such as a switch.
  public static let secondarySystemFill = UIColor(light: (120, 120, 128), 0.16, dark: (120, 120, 128), 0.32)
  /// A translucent fill for large shapes, such as a search field.
  public static let tertiarySystemFill = UIColor(light: (118, 118, 128), 0.12, dark: (118, 118, 128), 0.24)
  /// A translucent fill for large areas with complex content.
  public static let quaternarySystemFill = UIColor(light: (116, 116, 128), 0.08, dark: (118, 118, 128), 0.18)

  /// The background of a screen.
  public static let systemBackground = UIColor(light: (255, 255, 255), dark: (0, 0, 0))
  /// The background of groups on a screen.
  public static let secondarySystemBackground = UIColor(light: (242, 242, 247), dark: (28, 28, 30))
  /// The background of groups inside groups.
  public static let tertiarySystemBackground = UIColor(light: (255, 255, 255), dark: (44, 44, 46))
  /// The background of a screen with grouped rows.
  public static let systemGroupedBackground = UIColor(light: (242, 242, 247), dark: (0, 0, 0))
  /// The background of grouped rows.
  public static let secondarySystemGroupedBackground = UIColor(light: (255, 255, 255), dark: (28, 28, 30))
  /// The background of groups inside grouped rows.
  public static let tertiarySystemGroupedBackground = UIColor(light: (242, 242, 247), dark: (44, 44, 46))

  /// The colour of text on a light background, in any appearance.
  public static let darkText = UIColor(white: 0, alpha: 1)
  /// The colour of text on a dark background, in any appearance.
  public static let lightText = UIColor(white: 1, alpha: 0.6)
}

/// The colours that are always the same.
extension UIColor {
  public static let black = UIColor(color: .black)
  /// One third white.
  public static let darkGray = UIColor(white: 1.0 / 3, alpha: 1)
  /// Two thirds white.
  public static let lightGray = UIColor(white: 2.0 / 3, alpha: 1)
  public static let white = UIColor(color: .white)
  /// Half white.
  public static let gray = UIColor(white: 0.5, alpha: 1)
  /// Pure red.
  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  /// Pure green.
  public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  /// Pure blue.
  public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  /// Green and blue.
  public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  /// Red and green.
  public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  /// Red and blue.
  public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  /// Red and half green.
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  /// Half red and half blue.
  public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  /// 0.6 red, 0.4 green and 0.2 blue.
  public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
  /// Black with an opacity of 0.
  public static let clear = UIColor(color: .clear)
}

extension UIColor {
  /// Creates a colour for the light and the dark appearance from components from 0 to 255 and opacities from 0 to 1.
  private convenience init(
    light: Color.Bytes, _ lightOpacity: Float = 1, dark: Color.Bytes, _ darkOpacity: Float = 1
  ) {
    self.init(color: .appearances(light: light, lightOpacity, dark: dark, darkOpacity))
  }
}

import Foundation
import TouchstoneCore
import TouchstoneDrawing

/// The colours that follow the appearance.
///
/// - Source: Apple's Human Interface Guidelines, "Color", iOS system colors and grays; UIKit prints the values of the
///   others (`UIColor.description` on iOS 13 to 18).
extension UIColor {
  /// Red, as the system paints it.
  public static let systemRed = UIColor(color: .red)
  /// Orange, as the system paints it.
  public static let systemOrange = UIColor(color: .orange)
  /// Yellow, as the system paints it.
  public static let systemYellow = UIColor(color: .yellow)
  /// Green, as the system paints it.
  public static let systemGreen = UIColor(color: .green)
  /// Mint, as the system paints it.
  public static let systemMint = UIColor(color: .mint)
  /// Teal, as the system paints it.
  public static let systemTeal = UIColor(color: .teal)
  /// Cyan, as the system paints it.
  public static let systemCyan = UIColor(color: .cyan)
  /// Blue, as the system paints it.
  public static let systemBlue = UIColor(color: .blue)
  /// Indigo, as the system paints it.
  public static let systemIndigo = UIColor(color: .indigo)
  /// Purple, as the system paints it.
  public static let systemPurple = UIColor(color: .purple)
  /// Pink, as the system paints it.
  public static let systemPink = UIColor(color: .pink)
  /// Brown, as the system paints it.
  public static let systemBrown = UIColor(color: .brown)
  /// Grey, as the system paints it.
  public static let systemGray = UIColor(color: .gray)
  /// The second grey, nearer to the background.
  public static let systemGray2 = UIColor(light: (174, 174, 178), dark: (99, 99, 102))
  /// The third grey, nearer to the background.
  public static let systemGray3 = UIColor(light: (199, 199, 204), dark: (72, 72, 74))
  /// The fourth grey, nearer to the background.
  public static let systemGray4 = UIColor(light: (209, 209, 214), dark: (58, 58, 60))
  /// The fifth grey, nearer to the background.
  public static let systemGray5 = UIColor(light: (229, 229, 234), dark: (44, 44, 46))
  /// The grey nearest to the background.
  public static let systemGray6 = UIColor(light: (242, 242, 247), dark: (28, 28, 30))
  /// The tint around, or blue.
  public static let tintColor = UIColor(color: .accentColor)

  /// Text and symbols of labels.
  public static let label = UIColor(color: Color(storage: .system(.primary)))
  /// Labels of less weight.
  public static let secondaryLabel = UIColor(color: Color(storage: .system(.secondary)))
  /// Labels of little weight.
  public static let tertiaryLabel = UIColor(color: Color(storage: .system(.tertiary)))
  /// Labels of the least weight.
  public static let quaternaryLabel = UIColor(color: Color(storage: .system(.quaternary)))
  /// Text that stands for text to come.
  public static let placeholderText = UIColor(color: Color(storage: .system(.tertiary)))
  /// Links.
  public static let link = UIColor(light: (0, 122, 255), dark: (9, 132, 255))
  /// Thin lines through which the ground shows.
  public static let separator = UIColor(light: (60, 60, 67), 0.29, dark: (84, 84, 88), 0.6)
  /// Thin lines through which nothing shows.
  public static let opaqueSeparator = UIColor(light: (198, 198, 200), dark: (56, 56, 58))

  /// Translucent, for thin and small shapes, such as the track of a slider.
  public static let systemFill = UIColor(light: (120, 120, 128), 0.2, dark: (120, 120, 128), 0.36)
  /// Translucent, for shapes of a middle size, such as a switch.
  public static let secondarySystemFill = UIColor(light: (120, 120, 128), 0.16, dark: (120, 120, 128), 0.32)
  /// Translucent, for large shapes, such as a search field.
  public static let tertiarySystemFill = UIColor(light: (118, 118, 128), 0.12, dark: (118, 118, 128), 0.24)
  /// Translucent, for large areas with much in them.
  public static let quaternarySystemFill = UIColor(light: (116, 116, 128), 0.08, dark: (118, 118, 128), 0.18)

  /// The ground of a screen.
  public static let systemBackground = UIColor(light: (255, 255, 255), dark: (0, 0, 0))
  /// The ground of groups on a screen.
  public static let secondarySystemBackground = UIColor(light: (242, 242, 247), dark: (28, 28, 30))
  /// The ground of groups in groups.
  public static let tertiarySystemBackground = UIColor(light: (255, 255, 255), dark: (44, 44, 46))
  /// The ground of a screen with rows in groups.
  public static let systemGroupedBackground = UIColor(light: (242, 242, 247), dark: (0, 0, 0))
  /// The ground of rows in groups.
  public static let secondarySystemGroupedBackground = UIColor(light: (255, 255, 255), dark: (28, 28, 30))
  /// The ground of groups in rows.
  public static let tertiarySystemGroupedBackground = UIColor(light: (242, 242, 247), dark: (44, 44, 46))

  /// Text on a bright ground, whatever the appearance.
  public static let darkText = UIColor(white: 0, alpha: 1)
  /// Text on a dark background, whatever the appearance.
  public static let lightText = UIColor(white: 1, alpha: 0.6)
}

/// The colours that are always the same.
extension UIColor {
  /// Black.
  public static let black = UIColor(color: .black)
  /// Grey of one third white.
  public static let darkGray = UIColor(white: 1.0 / 3, alpha: 1)
  /// Grey of two thirds white.
  public static let lightGray = UIColor(white: 2.0 / 3, alpha: 1)
  /// White.
  public static let white = UIColor(color: .white)
  /// Grey of half white.
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
  /// Nothing: black of opacity 0.
  public static let clear = UIColor(color: .clear)
}

extension UIColor {
  /// Creates a colour of two looks from components from 0 to 255 and opacities from 0 to 1.
  private convenience init(
    light: Color.Bytes, _ lightOpacity: Float = 1, dark: Color.Bytes, _ darkOpacity: Float = 1
  ) {
    self.init(color: .appearances(light: light, lightOpacity, dark: dark, darkOpacity))
  }
}

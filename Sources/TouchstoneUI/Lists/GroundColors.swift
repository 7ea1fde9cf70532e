import Foundation
import TouchstoneCore
import TouchstoneDrawing

/// The backgrounds of screens and lists.
///
/// - Source: UIKit, `systemBackground` to `secondarySystemGroupedBackground` and `systemGray4`.
enum GroundColors {
  private static func rgb(_ red: Double, _ green: Double, _ blue: Double) -> Color {
    Color(red: red / 255, green: green / 255, blue: blue / 255)
  }

  private static let lightGray = rgb(242, 242, 247)
  private static let firstStep = rgb(28, 28, 30)
  private static let secondStep = rgb(44, 44, 46)

  /// The background of a screen.
  static func screen(isElevated: Bool) -> Color {
    Color(storage: .dynamic(light: .white, dark: isElevated ? firstStep : .black))
  }

  /// The background of a screen with groups.
  static func groups(isElevated: Bool) -> Color {
    Color(storage: .dynamic(light: lightGray, dark: isElevated ? firstStep : .black))
  }

  /// The background of a group.
  static func group(isElevated: Bool) -> Color {
    Color(storage: .dynamic(light: .white, dark: isElevated ? secondStep : firstStep))
  }

  /// The background of a box on a screen.
  static let box = Color(storage: .dynamic(light: lightGray, dark: firstStep))

  /// The background of a selected row.
  static let selection = Color(storage: .dynamic(light: rgb(209, 209, 214), dark: rgb(58, 58, 60)))
}

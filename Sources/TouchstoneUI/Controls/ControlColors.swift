import TouchstoneCore
import TouchstoneDrawing

/// The colours of controls before iOS 26.
///
/// - Source: the fills of `UIColor`, as Apple's Human Interface Guidelines show them.
enum ControlColors {
  private static func gray(_ light: Double, _ dark: Double) -> Color {
    Color(
      storage: .dynamic(
        light: Color(red: 120 / 255, green: 120 / 255, blue: 128 / 255, opacity: light),
        dark: Color(red: 120 / 255, green: 120 / 255, blue: 128 / 255, opacity: dark)))
  }

  /// The fill of the track of a slider or a progress bar.
  static let systemFill = gray(0.2, 0.36)
  /// The fill of a switch that is off.
  static let secondaryFill = gray(0.16, 0.32)
  /// The background of a bordered button, a stepper or a segmented control.
  static let tertiaryFill = Color(
    storage: .dynamic(
      light: Color(red: 118 / 255, green: 118 / 255, blue: 128 / 255, opacity: 0.12),
      dark: Color(red: 118 / 255, green: 118 / 255, blue: 128 / 255, opacity: 0.24)))
  /// The band behind the selected row of a wheel.
  static let wheelBand = gray(0.08, 0.18)
  /// The colour of disabled content and of placeholder text.
  static let placeholder = Color(storage: .system(.tertiary))
  /// The colour of the selected segment.
  static let segment = Color(
    storage: .dynamic(light: .white, dark: Color(red: 99 / 255, green: 99 / 255, blue: 102 / 255)))
  /// The colour of the line between two unselected segments.
  static let segmentLine = Color(uiColor: .systemGray).opacity(0.25)
}

/// A colour of a ``Look``, with values for light and dark appearance.
package struct LookColor: Hashable, Sendable {
  package let light: UInt32
  package let dark: UInt32
  /// The opacities in light and dark appearance, in percent.
  private let lightPercent: UInt8
  private let darkPercent: UInt8

  /// - Parameters:
  ///   - light: The colour in light appearance, as `0xRRGGBB`.
  ///   - dark: The colour in dark appearance, as `0xRRGGBB`.
  ///   - percent: The opacities of both.
  package init(_ light: UInt32, _ dark: UInt32, percent: (light: UInt8, dark: UInt8) = (100, 100)) {
    self.light = light
    self.dark = dark
    (lightPercent, darkPercent) = percent
  }

  /// The colour, which depends on the appearance.
  package var color: Color {
    Color(
      storage: .dynamic(light: Self.color(light, percent: lightPercent), dark: Self.color(dark, percent: darkPercent)))
  }

  private static func color(_ bytes: UInt32, percent: UInt8) -> Color {
    Color(
      red: Double(bytes >> 16 & 0xFF) / 255, green: Double(bytes >> 8 & 0xFF) / 255, blue: Double(bytes & 0xFF) / 255,
      opacity: Double(percent) / 100)
  }
}

/// A colour of a ``Look``, with values for light and dark appearance.
package struct LookColor: Hashable, Sendable {
  package let light: UInt32
  package let dark: UInt32

  /// - Parameters:
  ///   - light: The colour in light appearance, as `0xRRGGBB`.
  ///   - dark: The colour in dark appearance, as `0xRRGGBB`.
  package init(_ light: UInt32, _ dark: UInt32) {
    self.light = light
    self.dark = dark
  }

  /// The colour, which depends on the appearance.
  package var color: Color { Color(storage: .dynamic(light: Self.color(light), dark: Self.color(dark))) }

  private static func color(_ bytes: UInt32) -> Color {
    Color(
      red: Double(bytes >> 16 & 0xFF) / 255, green: Double(bytes >> 8 & 0xFF) / 255, blue: Double(bytes & 0xFF) / 255)
  }
}

/// A colour of a look, given by its bytes in light and in dark appearance.
package struct LookColor: Hashable, Sendable {
  package let light: UInt32
  package let dark: UInt32

  /// - Parameters:
  ///   - light: Red, green and blue as `0xRRGGBB`.
  ///   - dark: The same in dark appearance.
  package init(_ light: UInt32, _ dark: UInt32) {
    self.light = light
    self.dark = dark
  }

  /// The colour, which follows the appearance.
  package var color: Color { Color(storage: .dynamic(light: Self.color(light), dark: Self.color(dark))) }

  private static func color(_ bytes: UInt32) -> Color {
    Color(
      red: Double(bytes >> 16 & 0xFF) / 255, green: Double(bytes >> 8 & 0xFF) / 255, blue: Double(bytes & 0xFF) / 255)
  }
}

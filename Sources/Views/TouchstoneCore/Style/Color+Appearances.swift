import TouchstoneDrawing

extension Color {
  /// Components from 0 to 255.
  package typealias Bytes = (red: Float, green: Float, blue: Float)

  /// Returns a colour for light and dark appearance, each with an opacity from 0 to 1.
  package static func appearances(
    light: Bytes, _ lightOpacity: Float = 1, dark: Bytes, _ darkOpacity: Float = 1
  ) -> Color {
    func color(_ bytes: Bytes, _ opacity: Float) -> Color {
      Color(
        storage: .fixed(
          ResolvedColor(
            red: bytes.red / 255, green: bytes.green / 255, blue: bytes.blue / 255, opacity: opacity)))
    }
    return Color(storage: .dynamic(light: color(light, lightOpacity), dark: color(dark, darkOpacity)))
  }
}

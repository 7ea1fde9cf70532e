/// How a drawing (the source) is combined with what is below it (the destination).
///
/// - Source: Core Graphics, `CGBlendMode`; formulas in W3C Compositing and Blending Level 1.
public enum CGBlendMode: Int32, CaseIterable, Hashable, Sendable {
  /// The source covers the destination.
  case normal = 0
  /// Multiplies both colours, which darkens.
  case multiply = 1
  /// Multiplies the inverses of both colours, which lightens.
  case screen = 2
  /// `multiply` where the destination is dark, `screen` where it is light.
  case overlay = 3
  /// The darker value of each component.
  case darken = 4
  /// The lighter value of each component.
  case lighten = 5
  /// Lightens the destination, more so where the source is lighter.
  case colorDodge = 6
  /// Darkens the destination, more so where the source is darker.
  case colorBurn = 7
  /// Gently lightens or darkens the destination, like a diffuse light.
  case softLight = 8
  /// `multiply` where the source is dark, `screen` where it is light.
  case hardLight = 9
  /// The absolute difference of each component.
  case difference = 10
  /// Like `difference`, with less contrast.
  case exclusion = 11
  /// The source's hue with the destination's saturation and luminosity.
  case hue = 12
  /// The source's saturation with the destination's hue and luminosity.
  case saturation = 13
  /// The source's hue and saturation with the destination's luminosity.
  case color = 14
  /// The source's luminosity with the destination's hue and saturation.
  case luminosity = 15
  /// Erases the destination within the source.
  case clear = 16
  /// The source replaces the destination, even where it is translucent.
  case copy = 17
  /// The source where there is a destination; nothing elsewhere.
  case sourceIn = 18
  /// The source where there is no destination; nothing elsewhere.
  case sourceOut = 19
  /// The source where there is a destination, on top of it.
  case sourceAtop = 20
  /// The source underneath the destination.
  case destinationOver = 21
  /// The destination where there is a source; nothing elsewhere.
  case destinationIn = 22
  /// The destination where there is no source; nothing elsewhere.
  case destinationOut = 23
  /// The destination where there is a source, on top of the source.
  case destinationAtop = 24
  /// The source and the destination, each only where the other is absent.
  case xor = 25
  /// Adds the inverses of both colours, down to black.
  case plusDarker = 26
  /// Adds both colours, up to white.
  case plusLighter = 27
}

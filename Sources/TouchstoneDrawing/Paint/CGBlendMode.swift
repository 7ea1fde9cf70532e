/// How a drawing is combined with what lies below it.
///
/// - Source: Core Graphics, `CGBlendMode`; formulas in W3C Compositing and Blending Level 1.
public enum CGBlendMode: Int32, CaseIterable, Hashable, Sendable {
  /// The drawing covers what lies below.
  case normal = 0
  /// Multiplies both colours, which darkens.
  case multiply = 1
  /// Multiplies the inverses of both colours, which brightens.
  case screen = 2
  /// `multiply` where it is dark below, `screen` where it is bright below.
  case overlay = 3
  /// The darker value of each component.
  case darken = 4
  /// The brighter value of each component.
  case lighten = 5
  /// Brightens what lies below, the more the brighter the drawing is.
  case colorDodge = 6
  /// Darkens what lies below, the more the darker the drawing is.
  case colorBurn = 7
  /// Brightens or darkens what lies below gently, as a diffuse lamp would.
  case softLight = 8
  /// `multiply` where the drawing is dark, `screen` where it is bright.
  case hardLight = 9
  /// How far the components of both colours lie apart.
  case difference = 10
  /// Like `difference`, with less contrast.
  case exclusion = 11
  /// The drawing's hue with the saturation and the luminosity below.
  case hue = 12
  /// The drawing's saturation with the hue and the luminosity below.
  case saturation = 13
  /// The drawing's hue and saturation with the luminosity below.
  case color = 14
  /// The drawing's luminosity with the hue and the saturation below.
  case luminosity = 15
  /// Nothing stays where the drawing is.
  case clear = 16
  /// The drawing replaces what lies below, even where it is translucent.
  case copy = 17
  /// The drawing where something lies below; nothing else stays.
  case sourceIn = 18
  /// The drawing where nothing lies below; nothing else stays.
  case sourceOut = 19
  /// The drawing where something lies below, on top of it.
  case sourceAtop = 20
  /// The drawing under what lies below.
  case destinationOver = 21
  /// What lies below, where the drawing is; nothing else stays.
  case destinationIn = 22
  /// What lies below, where the drawing is not.
  case destinationOut = 23
  /// What lies below where the drawing is, on top of the drawing.
  case destinationAtop = 24
  /// The drawing and what lies below, where the other one is not.
  case xor = 25
  /// Adds the inverses of both colours: sums go to black at most.
  case plusDarker = 26
  /// Adds both colours: sums go to white at most.
  case plusLighter = 27
}

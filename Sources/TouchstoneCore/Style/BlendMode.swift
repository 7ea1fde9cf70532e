package import TouchstoneDrawing

/// How a view is combined with what lies below it.
///
/// - Source: SwiftUI, `BlendMode`.
public enum BlendMode: CaseIterable, Hashable, Sendable {
  /// The view covers what lies below.
  case normal
  /// Multiplies both colours, which darkens.
  case multiply
  /// Multiplies the inverses of both colours, which brightens.
  case screen
  /// `multiply` where it is dark below, `screen` where it is bright below.
  case overlay
  /// The darker value of each component.
  case darken
  /// The brighter value of each component.
  case lighten
  /// Brightens what lies below, the more the brighter the view is.
  case colorDodge
  /// Darkens what lies below, the more the darker the view is.
  case colorBurn
  /// Brightens or darkens what lies below gently, as a diffuse lamp would.
  case softLight
  /// `multiply` where the view is dark, `screen` where it is bright.
  case hardLight
  /// How far the components of both colours lie apart.
  case difference
  /// Like `difference`, with less contrast.
  case exclusion
  /// The view's hue with the saturation and the luminosity below.
  case hue
  /// The view's saturation with the hue and the luminosity below.
  case saturation
  /// The view's hue and saturation with the luminosity below.
  case color
  /// The view's luminosity with the hue and the saturation below.
  case luminosity
  /// The view where something lies below, on top of it.
  case sourceAtop
  /// The view under what lies below.
  case destinationOver
  /// What lies below, where the view is not.
  case destinationOut
  /// Adds the inverses of both colours: sums go to black at most.
  case plusDarker
  /// Adds both colours: sums go to white at most.
  case plusLighter

  /// The mode under Core Graphics' name.
  package var mode: CGBlendMode {
    switch self {
    case .normal: .normal
    case .multiply: .multiply
    case .screen: .screen
    case .overlay: .overlay
    case .darken: .darken
    case .lighten: .lighten
    case .colorDodge: .colorDodge
    case .colorBurn: .colorBurn
    case .softLight: .softLight
    case .hardLight: .hardLight
    case .difference: .difference
    case .exclusion: .exclusion
    case .hue: .hue
    case .saturation: .saturation
    case .color: .color
    case .luminosity: .luminosity
    case .sourceAtop: .sourceAtop
    case .destinationOver: .destinationOver
    case .destinationOut: .destinationOut
    case .plusDarker: .plusDarker
    case .plusLighter: .plusLighter
    }
  }
}

package import TouchstoneDrawing

/// How a view is blended with what is below it.
///
/// - Source: SwiftUI, `BlendMode`.
public enum BlendMode: CaseIterable, Hashable, Sendable {
  /// The view covers what is below.
  case normal
  /// Multiplies both colours, which darkens the result.
  case multiply
  /// Multiplies the inverses of both colours, which brightens the result.
  case screen
  /// `multiply` where the background is dark, `screen` where it is bright.
  case overlay
  /// The darker value of each component.
  case darken
  /// The brighter value of each component.
  case lighten
  /// Brightens the background, more so where the view is brighter.
  case colorDodge
  /// Darkens the background, more so where the view is darker.
  case colorBurn
  /// Gently brightens or darkens the background, as diffuse light does.
  case softLight
  /// `multiply` where the view is dark, `screen` where it is bright.
  case hardLight
  /// The absolute difference of the components of both colours.
  case difference
  /// Like `difference`, with less contrast.
  case exclusion
  /// The view's hue with the background's saturation and luminosity.
  case hue
  /// The view's saturation with the background's hue and luminosity.
  case saturation
  /// The view's hue and saturation with the background's luminosity.
  case color
  /// The view's luminosity with the background's hue and saturation.
  case luminosity
  /// The view, drawn only where there is a background.
  case sourceAtop
  /// The view, drawn below the background.
  case destinationOver
  /// The background, drawn only where the view is transparent.
  case destinationOut
  /// Adds the inverses of both colours, with sums limited to black.
  case plusDarker
  /// Adds both colours, with sums limited to white.
  case plusLighter

  /// The equivalent Core Graphics blend mode.
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

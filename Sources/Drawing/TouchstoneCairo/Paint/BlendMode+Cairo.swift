internal import CCairo
internal import CPixelKernels
internal import TouchstoneDrawing

extension CGBlendMode {
  /// The implementation of a blend mode.
  enum Means {
    /// A Cairo operator. An unbounded one also changes the page outside the drawing, unless it is clipped.
    case cairo(cairo_operator_t, isUnbounded: Bool)
    /// A kernel of this package. Pixman's own versions differ from the formulas by up to 1.5/255, and those of the last
    /// four modes between its releases.
    case kernel(ts_blend_mode)
  }

  /// How pixels are blended.
  var means: Means {
    switch self {
    case .normal: .cairo(CAIRO_OPERATOR_OVER, isUnbounded: false)
    case .multiply: .kernel(ts_blend_multiply)
    case .screen: .kernel(ts_blend_screen)
    case .overlay: .kernel(ts_blend_overlay)
    case .darken: .kernel(ts_blend_darken)
    case .lighten: .kernel(ts_blend_lighten)
    case .colorDodge: .kernel(ts_blend_color_dodge)
    case .colorBurn: .kernel(ts_blend_color_burn)
    case .softLight: .kernel(ts_blend_soft_light)
    case .hardLight: .kernel(ts_blend_hard_light)
    case .difference: .kernel(ts_blend_difference)
    case .exclusion: .kernel(ts_blend_exclusion)
    case .hue: .kernel(ts_blend_hue)
    case .saturation: .kernel(ts_blend_saturation)
    case .color: .kernel(ts_blend_color)
    case .luminosity: .kernel(ts_blend_luminosity)
    // Bounded by the drawing, in Cairo as in Core Graphics.
    case .clear: .cairo(CAIRO_OPERATOR_CLEAR, isUnbounded: false)
    case .copy: .cairo(CAIRO_OPERATOR_SOURCE, isUnbounded: false)
    case .sourceIn: .cairo(CAIRO_OPERATOR_IN, isUnbounded: true)
    case .sourceOut: .cairo(CAIRO_OPERATOR_OUT, isUnbounded: true)
    case .sourceAtop: .cairo(CAIRO_OPERATOR_ATOP, isUnbounded: false)
    case .destinationOver: .cairo(CAIRO_OPERATOR_DEST_OVER, isUnbounded: false)
    case .destinationIn: .cairo(CAIRO_OPERATOR_DEST_IN, isUnbounded: true)
    case .destinationOut: .cairo(CAIRO_OPERATOR_DEST_OUT, isUnbounded: false)
    case .destinationAtop: .cairo(CAIRO_OPERATOR_DEST_ATOP, isUnbounded: true)
    case .xor: .cairo(CAIRO_OPERATOR_XOR, isUnbounded: false)
    case .plusDarker: .kernel(ts_blend_plus_darker)
    case .plusLighter: .cairo(CAIRO_OPERATOR_ADD, isUnbounded: false)
    }
  }

  /// The operator with which Cairo writes the mode to a PDF, where the reader blends.
  var pdfOperator: cairo_operator_t {
    switch means {
    case .cairo(let value, _): value
    case .kernel(let mode):
      switch mode {
      case ts_blend_multiply: CAIRO_OPERATOR_MULTIPLY
      case ts_blend_screen: CAIRO_OPERATOR_SCREEN
      case ts_blend_overlay: CAIRO_OPERATOR_OVERLAY
      case ts_blend_darken: CAIRO_OPERATOR_DARKEN
      case ts_blend_lighten: CAIRO_OPERATOR_LIGHTEN
      case ts_blend_color_dodge: CAIRO_OPERATOR_COLOR_DODGE
      case ts_blend_color_burn: CAIRO_OPERATOR_COLOR_BURN
      case ts_blend_soft_light: CAIRO_OPERATOR_SOFT_LIGHT
      case ts_blend_hard_light: CAIRO_OPERATOR_HARD_LIGHT
      case ts_blend_difference: CAIRO_OPERATOR_DIFFERENCE
      case ts_blend_exclusion: CAIRO_OPERATOR_EXCLUSION
      case ts_blend_hue: CAIRO_OPERATOR_HSL_HUE
      case ts_blend_saturation: CAIRO_OPERATOR_HSL_SATURATION
      case ts_blend_color: CAIRO_OPERATOR_HSL_COLOR
      case ts_blend_luminosity: CAIRO_OPERATOR_HSL_LUMINOSITY
      // PDF has no plus-darker; multiply is the closest: both darken, and both leave white unchanged.
      default: CAIRO_OPERATOR_MULTIPLY
      }
    }
  }
}

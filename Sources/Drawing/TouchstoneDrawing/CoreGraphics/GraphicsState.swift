import Foundation

/// The drawing parameters of a context that `saveGState` saves.
struct GraphicsState {
  /// From user space to the default coordinates of the page, with y up.
  var transform = CGAffineTransform.identity
  var fillColor = ResolvedColor.black
  var strokeColor = ResolvedColor.black
  /// The colour spaces of colours that are given as components.
  var fillSpace = CGColorSpace.deviceGray
  var strokeSpace = CGColorSpace.deviceGray
  /// Patterns that replace the colours.
  var fillCells: CellPaint?
  var strokeCells: CellPaint?
  var patternPhase = CGSize.zero
  var stroke = StrokeStyle()
  var isAntialiased = true
  var interpolation = CGInterpolationQuality.default
  var alpha = 1.0
  var blendMode = CGBlendMode.normal
  var shadow: Filter.Shadow?
  /// In the coordinates of the recorded list.
  var clips: [DisplayList.Clip] = []
  /// Masks whose alpha limits drawing as clips do, in the coordinates of the recorded list.
  var masks: [DisplayList.Mask] = []
}

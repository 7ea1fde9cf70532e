import Foundation

/// What a context draws with: the part of it that `saveGState` keeps.
struct GraphicsState {
  /// From the user's coordinates to the default ones of the page, y upwards.
  var transform = CGAffineTransform.identity
  var fillColor = ResolvedColor.black
  var strokeColor = ResolvedColor.black
  /// The spaces of colours that are given as components only.
  var fillSpace = CGColorSpace.deviceGray
  var strokeSpace = CGColorSpace.deviceGray
  /// Patterns, where they take the place of the colours.
  var fillCells: CellPaint?
  var strokeCells: CellPaint?
  var patternPhase = CGSize.zero
  var stroke = StrokeStyle()
  var isAntialiased = true
  var interpolation = CGInterpolationQuality.default
  var alpha = 1.0
  var blendMode = CGBlendMode.normal
  var shadow: Filter.Shadow?
  /// In coordinates of the recorded list.
  var clips: [DisplayList.Clip] = []
  /// Pictures whose opacity limits drawing as clips do, in coordinates of the recorded list.
  var masks: [DisplayList.Mask] = []
}

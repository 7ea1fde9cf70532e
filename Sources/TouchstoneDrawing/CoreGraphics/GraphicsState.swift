import Foundation

/// What a context draws with: the part of it that `saveGState` keeps.
struct GraphicsState {
  /// From the user's coordinates to the default ones of the page, y upwards.
  var transform = CGAffineTransform.identity
  var fillColor = ResolvedColor.black
  var strokeColor = ResolvedColor.black
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

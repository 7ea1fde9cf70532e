package import TouchstoneDrawing

/// A style as a backend needs it: a paint and what happens around it.
package struct StyleRendering: Hashable, Sendable {
  package var paint: Paint
  /// Shadows, drawn with the filled outline.
  package var filters: [Filter]
  package var opacity: Double
  package var blendMode: CGBlendMode

  package init(
    paint: Paint, filters: [Filter] = [], opacity: Double = 1, blendMode: CGBlendMode = .normal
  ) {
    self.paint = paint
    self.filters = filters
    self.opacity = opacity
    self.blendMode = blendMode
  }
}

public import Foundation

extension CGContext {
  // MARK: Colour spaces

  /// Sets the colour space of the components for `setFillColor(_:)` and `setFillPattern`; the colour becomes black.
  public func setFillColorSpace(_ space: CGColorSpace) {
    state.fillSpace = space
    state.fillColor = .black
    state.fillCells = nil
  }

  /// Sets the colour space of the components for `setStrokeColor(_:)` and `setStrokePattern`; the colour becomes black.
  public func setStrokeColorSpace(_ space: CGColorSpace) {
    state.strokeSpace = space
    state.strokeColor = .black
    state.strokeCells = nil
  }

  /// Sets the fill colour from components of the fill colour space, grey by default, followed by alpha.
  public func setFillColor(_ components: UnsafePointer<CGFloat>) {
    if let color = CGColor(colorSpace: state.fillSpace, components: components) { setFillColor(color) }
  }

  /// Sets the stroke colour from components of the stroke colour space, grey by default, followed by alpha.
  public func setStrokeColor(_ components: UnsafePointer<CGFloat>) {
    if let color = CGColor(colorSpace: state.strokeSpace, components: components) { setStrokeColor(color) }
  }

  /// Sets the fill colour from CMYK components, which are converted to sRGB without a profile.
  public func setFillColor(cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat) {
    setFillColorSpace(.deviceCMYK)
    setFillColor([cyan, magenta, yellow, black, alpha])
  }

  /// Sets the stroke colour from CMYK components, which are converted to sRGB without a profile.
  public func setStrokeColor(cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat) {
    setStrokeColorSpace(.deviceCMYK)
    setStrokeColor([cyan, magenta, yellow, black, alpha])
  }

  // MARK: Patterns

  /// Sets the fill pattern.
  ///
  /// - Parameters:
  ///   - pattern: The pattern, whose cell is drawn once when the pattern is set.
  ///   - colorComponents: The alpha of a coloured pattern, or for an uncoloured one a colour in the base space of the
  ///     pattern's space, followed by alpha.
  public func setFillPattern(_ pattern: CGPattern, colorComponents: UnsafePointer<CGFloat>) {
    state.fillCells = cells(of: pattern, state.fillSpace, colorComponents)
  }

  /// Sets the stroke pattern; the components are those of `setFillPattern`.
  public func setStrokePattern(_ pattern: CGPattern, colorComponents: UnsafePointer<CGFloat>) {
    state.strokeCells = cells(of: pattern, state.strokeSpace, colorComponents)
  }

  /// Sets the offset of patterns that are set from now on, in default coordinates.
  public func setPatternPhase(_ phase: CGSize) {
    state.patternPhase = phase
  }

  private func cells(
    of pattern: CGPattern, _ space: CGColorSpace, _ components: UnsafePointer<CGFloat>
  ) -> CellPaint? {
    let color: CGColor? =
      pattern.isColored
      ? CGColor(gray: 0, alpha: components[0])
      : CGColor(colorSpace: space.baseColorSpace ?? space, components: components)
    return color.map { CellPaint(pattern, color: $0.resolved, phase: state.patternPhase) }
  }
}

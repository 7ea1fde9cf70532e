public import Foundation

extension CGContext {
  // MARK: Colour spaces

  /// Chooses the space of the components that `setFillColor(_:)` and `setFillPattern` take; the colour becomes black.
  public func setFillColorSpace(_ space: CGColorSpace) {
    state.fillSpace = space
    state.fillColor = .black
    state.fillCells = nil
  }

  /// Chooses the space of the components that `setStrokeColor(_:)` and `setStrokePattern` take; the colour becomes black.
  public func setStrokeColorSpace(_ space: CGColorSpace) {
    state.strokeSpace = space
    state.strokeColor = .black
    state.strokeCells = nil
  }

  /// Takes components of the chosen space, followed by the opacity; gray unless a space was chosen.
  public func setFillColor(_ components: UnsafePointer<CGFloat>) {
    if let color = CGColor(colorSpace: state.fillSpace, components: components) { setFillColor(color) }
  }

  /// Takes components of the chosen space, followed by the opacity; gray unless a space was chosen.
  public func setStrokeColor(_ components: UnsafePointer<CGFloat>) {
    if let color = CGColor(colorSpace: state.strokeSpace, components: components) { setStrokeColor(color) }
  }

  /// Takes four inks, turned into sRGB without a profile.
  public func setFillColor(cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat) {
    setFillColorSpace(.deviceCMYK)
    setFillColor([cyan, magenta, yellow, black, alpha])
  }

  /// Takes four inks, turned into sRGB without a profile.
  public func setStrokeColor(cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat) {
    setStrokeColorSpace(.deviceCMYK)
    setStrokeColor([cyan, magenta, yellow, black, alpha])
  }

  // MARK: Patterns

  /// Fills with a pattern from now on.
  ///
  /// - Parameters:
  ///   - pattern: The pattern, drawn once when it is set.
  ///   - colorComponents: The opacity of a coloured pattern; of another one, a colour in the space that the
  ///     pattern's space is made for, with its opacity.
  public func setFillPattern(_ pattern: CGPattern, colorComponents: UnsafePointer<CGFloat>) {
    state.fillCells = cells(of: pattern, state.fillSpace, colorComponents)
  }

  /// Strokes with a pattern from now on; components as for `setFillPattern`.
  public func setStrokePattern(_ pattern: CGPattern, colorComponents: UnsafePointer<CGFloat>) {
    state.strokeCells = cells(of: pattern, state.strokeSpace, colorComponents)
  }

  /// Moves the cells of patterns that are set from now on, in default coordinates.
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

public import Foundation

extension CGContext {
  // MARK: Colours

  public func setFillColor(_ color: CGColor) {
    state.fillColor = color.resolved
    state.fillCells = nil
  }

  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  public func setFillColor(gray: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(gray: gray, alpha: alpha))
  }

  public func setStrokeColor(_ color: CGColor) {
    state.strokeColor = color.resolved
    state.strokeCells = nil
  }

  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(gray: gray, alpha: alpha))
  }

  // MARK: Strokes

  public func setLineWidth(_ width: CGFloat) {
    state.stroke.lineWidth = width
  }

  public func setLineCap(_ cap: CGLineCap) {
    state.stroke.lineCap = cap
  }

  public func setLineJoin(_ join: CGLineJoin) {
    state.stroke.lineJoin = join
  }

  public func setMiterLimit(_ limit: CGFloat) {
    state.stroke.miterLimit = limit
  }

  /// Dashes strokes; without lengths they are solid.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    state.stroke.dashPhase = phase
    state.stroke.dash = lengths
  }

  // MARK: Compositing

  public func setAlpha(_ alpha: CGFloat) {
    state.alpha = Double(alpha)
  }

  public func setBlendMode(_ mode: CGBlendMode) {
    state.blendMode = mode
  }

  /// Gives what is drawn a shadow, or with a `nil` colour none.
  ///
  /// - Parameters:
  ///   - offset: In default coordinates: the transform of the user's does not change it.
  ///   - blur: Twice the standard deviation.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    guard let color, color.alpha > 0 else {
      state.shadow = nil
      return
    }
    state.shadow = Filter.Shadow(
      color: color.resolved, radius: blur / 2, offset: offset.applying(base))
  }

  /// Gives what is drawn a shadow of a third of black.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1 / 3))
  }

  public func setShouldAntialias(_ shouldAntialias: Bool) {
    state.isAntialiased = shouldAntialias
  }

  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {
    state.isAntialiased = allowsAntialiasing
  }

  public var interpolationQuality: CGInterpolationQuality {
    get { state.interpolation }
    set { state.interpolation = newValue }
  }
}

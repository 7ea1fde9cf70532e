public import Foundation

extension CGContext {
  // MARK: Colours

  /// Sets the fill colour.
  public func setFillColor(_ color: CGColor) {
    state.fillColor = color.resolved
    state.fillCells = nil
  }

  /// Sets the fill colour from sRGB components.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Sets the fill colour to a shade of grey.
  public func setFillColor(gray: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(gray: gray, alpha: alpha))
  }

  /// Sets the stroke colour.
  public func setStrokeColor(_ color: CGColor) {
    state.strokeColor = color.resolved
    state.strokeCells = nil
  }

  /// Sets the stroke colour from sRGB components.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Sets the stroke colour to a shade of grey.
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(gray: gray, alpha: alpha))
  }

  // MARK: Strokes

  /// Sets the line width in user space; the default is 1.
  public func setLineWidth(_ width: CGFloat) {
    state.stroke.lineWidth = width
  }

  /// Sets the shape of line ends; the default is `butt`.
  public func setLineCap(_ cap: CGLineCap) {
    state.stroke.lineCap = cap
  }

  /// Sets the shape of corners; the default is `miter`.
  public func setLineJoin(_ join: CGLineJoin) {
    state.stroke.lineJoin = join
  }

  /// Sets the maximum length of a miter in line widths; the default is 10.
  public func setMiterLimit(_ limit: CGFloat) {
    state.stroke.miterLimit = limit
  }

  /// Sets the dash pattern; an empty array makes lines solid.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    state.stroke.dashPhase = phase
    state.stroke.dash = lengths
  }

  // MARK: Compositing

  /// Sets the alpha of everything that is drawn, from 0 to 1.
  public func setAlpha(_ alpha: CGFloat) {
    state.alpha = Double(alpha)
  }

  /// Sets the blend mode.
  public func setBlendMode(_ mode: CGBlendMode) {
    state.blendMode = mode
  }

  /// Sets the shadow; a `nil` colour removes it.
  ///
  /// - Parameters:
  ///   - color: The colour of the shadow.
  ///   - offset: The offset in default coordinates, unaffected by the current transform.
  ///   - blur: Twice the standard deviation.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    guard let color, color.alpha > 0 else {
      state.shadow = nil
      return
    }
    state.shadow = Filter.Shadow(
      color: color.resolved, radius: blur / 2, offset: offset.applying(base))
  }

  /// Sets a black shadow with an alpha of one third.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1 / 3))
  }

  /// Sets whether edges are antialiased.
  public func setShouldAntialias(_ shouldAntialias: Bool) {
    state.isAntialiased = shouldAntialias
  }

  /// Sets whether edges may be antialiased; the same as `setShouldAntialias` here.
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {
    state.isAntialiased = allowsAntialiasing
  }

  /// The interpolation quality of images.
  public var interpolationQuality: CGInterpolationQuality {
    get { state.interpolation }
    set { state.interpolation = newValue }
  }
}

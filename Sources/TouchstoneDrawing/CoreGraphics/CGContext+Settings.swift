public import Foundation

extension CGContext {
  // MARK: Colours

  /// Fills in a colour from now on.
  public func setFillColor(_ color: CGColor) {
    state.fillColor = color.resolved
    state.fillCells = nil
  }

  /// Fills in a colour of sRGB from now on.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Fills in a gray from now on.
  public func setFillColor(gray: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(gray: gray, alpha: alpha))
  }

  /// Strokes in a colour from now on.
  public func setStrokeColor(_ color: CGColor) {
    state.strokeColor = color.resolved
    state.strokeCells = nil
  }

  /// Strokes in a colour of sRGB from now on.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Strokes in a gray from now on.
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(gray: gray, alpha: alpha))
  }

  // MARK: Strokes

  /// Sets the width of strokes in the user's coordinates; 1 at first.
  public func setLineWidth(_ width: CGFloat) {
    state.stroke.lineWidth = width
  }

  /// Sets how strokes end; `butt` at first.
  public func setLineCap(_ cap: CGLineCap) {
    state.stroke.lineCap = cap
  }

  /// Sets how strokes turn a corner; `miter` at first.
  public func setLineJoin(_ join: CGLineJoin) {
    state.stroke.lineJoin = join
  }

  /// Sets up to how many line widths a corner may reach before it is cut off; 10 at first.
  public func setMiterLimit(_ limit: CGFloat) {
    state.stroke.miterLimit = limit
  }

  /// Dashes strokes; without lengths they are solid.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    state.stroke.dashPhase = phase
    state.stroke.dash = lengths
  }

  // MARK: Compositing

  /// Sets the opacity of all that is drawn, from 0 to 1.
  public func setAlpha(_ alpha: CGFloat) {
    state.alpha = Double(alpha)
  }

  /// Sets how what is drawn combines with what lies below.
  public func setBlendMode(_ mode: CGBlendMode) {
    state.blendMode = mode
  }

  /// Gives what is drawn a shadow, or with a `nil` colour none.
  ///
  /// - Parameters:
  ///   - color: The colour of the shadow.
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

  /// Sets whether edges are smooth.
  public func setShouldAntialias(_ shouldAntialias: Bool) {
    state.isAntialiased = shouldAntialias
  }

  /// Sets whether edges may be smooth; here the same as `setShouldAntialias`.
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {
    state.isAntialiased = allowsAntialiasing
  }

  /// How colours between the pixels of images are found.
  public var interpolationQuality: CGInterpolationQuality {
    get { state.interpolation }
    set { state.interpolation = newValue }
  }
}

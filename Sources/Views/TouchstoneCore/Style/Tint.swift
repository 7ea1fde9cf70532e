/// A tint, in the forms that views need.
package struct Tint {
  /// The tint as a style.
  var style: AnyShapeStyle?
  /// The tint as a colour, which determines the accent colour.
  package var color: Color?
  /// The tint as a gradient, which gauges draw along their track.
  package private(set) var gradient: Gradient?

  /// Whether it is the accent colour of an app, which switches do not have.
  package private(set) var isAccent = false

  init() {}

  init(accent: Color?) {
    self.init(accent)
    isAccent = true
  }

  init<S: ShapeStyle>(_ style: S?) {
    self.style = style.map { AnyShapeStyle($0) }
    color = style as? Color
    gradient = style as? Gradient
  }
}

extension EnvironmentValues {
  /// The tint; the system's accent colour by default.
  @Entry package var tint: Tint = Tint()
}

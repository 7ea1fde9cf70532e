extension EnvironmentValues {
  private enum ForegroundStylesKey: EnvironmentKey { static var defaultValue: [AnyShapeStyle] { [] } }
  private enum TintKey: EnvironmentKey { static var defaultValue: AnyShapeStyle? { nil } }
  private enum TintColorKey: EnvironmentKey { static var defaultValue: Color? { nil } }
  private enum TintGradientKey: EnvironmentKey { static var defaultValue: Gradient? { nil } }
  private enum BackgroundStyleKey: EnvironmentKey { static var defaultValue: AnyShapeStyle? { nil } }

  /// The foreground styles of the levels, from the primary one; empty for the usual label colours.
  package var foregroundStyles: [AnyShapeStyle] {
    get { self[ForegroundStylesKey.self] }
    set { self[ForegroundStylesKey.self] = newValue }
  }

  /// The tint as a style.
  package var tintStyle: AnyShapeStyle? {
    get { self[TintKey.self] }
    set { self[TintKey.self] = newValue }
  }

  /// The tint as a colour, which the accent colour takes.
  package var tintColor: Color? {
    get { self[TintColorKey.self] }
    set { self[TintColorKey.self] = newValue }
  }

  /// The tint as a gradient, which gauges lay along their way.
  package var tintGradient: Gradient? {
    get { self[TintGradientKey.self] }
    set { self[TintGradientKey.self] = newValue }
  }

  /// The style of backgrounds; the window's colour by default.
  public var backgroundStyle: AnyShapeStyle? {
    get { self[BackgroundStyleKey.self] }
    set { self[BackgroundStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the colour of text and shapes; `nil` goes back to the usual one.
  public nonisolated func foregroundColor(_ color: Color?) -> some View {
    transformEnvironment(\.foregroundStyles) { $0 = color.map { [AnyShapeStyle($0)] } ?? [] }
  }

  /// Sets the style of text and shapes.
  public nonisolated func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    modifier(ForegroundStyleModifier(styles: [AnyShapeStyle(style)]))
  }

  /// Sets the styles of two levels of text and shapes.
  public nonisolated func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(
    _ primary: S1, _ secondary: S2
  ) -> some View {
    modifier(ForegroundStyleModifier(styles: [AnyShapeStyle(primary), AnyShapeStyle(secondary)]))
  }

  /// Sets the styles of three levels of text and shapes.
  public nonisolated func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1, _ secondary: S2, _ tertiary: S3
  ) -> some View {
    modifier(
      ForegroundStyleModifier(
        styles: [AnyShapeStyle(primary), AnyShapeStyle(secondary), AnyShapeStyle(tertiary)]))
  }

  /// Sets the tint as a style.
  public nonisolated func tint<S: ShapeStyle>(_ tint: S?) -> some View {
    transformEnvironment(\.self) { environment in
      environment.tintStyle = tint.map { AnyShapeStyle($0) }
      environment.tintColor = tint as? Color
      environment.tintGradient = tint as? Gradient
    }
  }

  /// Sets the tint as a colour.
  public nonisolated func tint(_ tint: Color?) -> some View {
    transformEnvironment(\.self) { environment in
      environment.tintStyle = tint.map { AnyShapeStyle($0) }
      environment.tintColor = tint
      environment.tintGradient = nil
    }
  }

  /// Sets the accent colour.
  public nonisolated func accentColor(_ accentColor: Color?) -> some View { tint(accentColor) }

  /// Sets the style of backgrounds.
  public nonisolated func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    transformEnvironment(\.backgroundStyle) { $0 = AnyShapeStyle(style) }
  }
}

/// Sets the foreground styles; levels of the foreground refer to the style around.
package struct ForegroundStyleModifier {
  private let styles: [AnyShapeStyle]

  package init(styles: [AnyShapeStyle]) {
    self.styles = styles
  }
}

extension ForegroundStyleModifier: ViewModifier, PrimitiveModifier {
  package typealias Body = Never

  package func makeNodes(_ context: EvaluationContext, content: @escaping Evaluation) -> [RenderNode] {
    // A style such as `.secondary` means the style around, not itself: it keeps that environment.
    let outer = context.environment
    let bound = styles.map { AnyShapeStyle(BoundStyle(style: $0, foreground: outer.foregroundStyles)) }
    return content(context.environment { $0.foregroundStyles = bound })
  }
}

/// A style that sees the foreground styles of the place where it was set.
struct BoundStyle: PaintStyle, Sendable {
  let style: AnyShapeStyle
  let foreground: [AnyShapeStyle]

  func rendering(in context: StyleContext) -> StyleRendering {
    var inner = context
    inner.environment.foregroundStyles = foreground
    return style.rendered(in: inner)
  }
}

extension EnvironmentValues {
  /// The foreground styles of the levels, starting with the primary one; empty for the default label colours.
  @Entry package var foregroundStyles: [AnyShapeStyle] = []

  /// The background style; the window's colour by default.
  @Entry public var backgroundStyle: AnyShapeStyle?

  /// Sets the foreground styles of the levels; hierarchical levels in them refer to the styles that were set before.
  package mutating func setForeground(_ styles: [AnyShapeStyle]) {
    // A style such as `.secondary` refers to the outer style, not to itself.
    let outer = foregroundStyles
    foregroundStyles = styles.map { AnyShapeStyle(BoundStyle(style: $0, foreground: outer)) }
  }
}

/// A modifier that sets the foreground styles; hierarchical levels in them refer to the outer styles.
package struct ForegroundStyleModifier {
  private let styles: [AnyShapeStyle]

  package init(styles: [AnyShapeStyle]) {
    self.styles = styles
  }
}

extension ForegroundStyleModifier: ViewModifier, PrimitiveModifier {
  package func makeNodes(_ context: EvaluationContext, content: @escaping Evaluation) -> [RenderNode] {
    content(context.environment { $0.setForeground(styles) })
  }
}

/// A style that uses the foreground styles of the place where it was set.
struct BoundStyle: PaintStyle, Sendable {
  let style: AnyShapeStyle
  let foreground: [AnyShapeStyle]

  func rendering(in context: StyleContext) -> StyleRendering {
    var inner = context
    inner.environment.foregroundStyles = foreground
    return style.rendered(in: inner)
  }
}

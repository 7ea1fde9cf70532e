import TouchstoneCore

extension EnvironmentValues {
  /// Whether the foreground style is that of a control, and not one that code set.
  @Entry var hasControlForeground = false
}

/// Gives controls their own foreground style if code has set none.
struct DefaultForeground {
  let style: AnyShapeStyle

  init<S: ShapeStyle>(_ style: S) {
    self.style = AnyShapeStyle(style)
  }
}

extension DefaultForeground: ViewModifier, PrimitiveModifier {
  func makeNodes(_ context: EvaluationContext, content: @escaping Evaluation) -> [RenderNode] {
    guard context.environment.foregroundStyles.isEmpty else { return content(context) }
    return content(
      context.environment {
        $0.setContainerValues {
          $0.hasControlForeground = true
          $0.setForeground([style])
        }
      })
  }
}

import TouchstoneCore

extension EvaluationContext {
  /// Evaluates the view that a style creates, after connecting the style's own properties.
  func evaluate<Style, Content: View>(
    style: Style, makeBody: @MainActor (Style) -> Content
  ) -> [RenderNode] {
    var style = style
    let context = child(.type(ObjectIdentifier(Style.self)))
    DynamicPropertyLinker.link(&style, context: context)
    return context.child(.content).evaluate(makeBody(style))
  }
}

import TouchstoneDrawing

extension EvaluationContext {
  /// Evaluates the views of a stack or a grid, and returns the node that arranges them.
  ///
  /// - Parameter axis: The direction in which the views follow each other, which spacers and dividers ask for.
  func stack<Content: View, L: Layout>(
    _ content: Content, by layout: L, named name: String, axis: Axis?
  ) -> [RenderNode] {
    let context = environment { $0.enterStack(axis) }
    let nodes = context.child(.content).evaluate(content)
    return [LayoutNode(layout: layout, name: name, children: nodes, environment: context.environment)]
  }
}

/// Views created from the resolved subviews of another view.
///
/// - Source: SwiftUI, `GroupElementsOfContent`.
public struct GroupElementsOfContent<Subviews, Content> {
  let base: Subviews
  let transform: (SubviewsCollection) -> Content
}

extension GroupElementsOfContent: View, PrimitiveView where Subviews: View, Content: View {
  package func makeNodes(_ context: EvaluationContext) -> [RenderNode] {
    context.child(.content).evaluate(transform(context.child(.secondary).subviews(of: base)))
  }
}

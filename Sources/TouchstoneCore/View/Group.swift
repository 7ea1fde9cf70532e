/// Several views as one, so that a modifier reaches each of them.
///
/// - Source: SwiftUI, `Group`.
public struct Group<Content> {
  package let content: Content

  package init(content: Content) {
    self.content = content
  }
}

extension Group: View where Content: View {
  public typealias Body = Never

  /// Creates a group; modifiers of the group go to each of its views.
  public nonisolated init(@ViewBuilder content: () -> Content) {
    self.init(content: content())
  }
}

extension Group: PrimitiveView where Content: View {
  package func makeNodes(_ context: EvaluationContext) -> [RenderNode] {
    context.child(.content).evaluate(content)
  }
}

/// Views on top of each other.
///
/// - Source: SwiftUI, `ZStack`.
public struct ZStack<Content> where Content: View {
  package let layout: ZStackLayout
  package let content: Content
}

extension ZStack: View, PrimitiveView {
  public typealias Body = Never

  /// Creates a pile of views, the first at the bottom, aligned by a point.
  public nonisolated init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.init(layout: ZStackLayout(alignment: alignment), content: content())
  }

  package func makeNodes(_ context: EvaluationContext) -> [RenderNode] {
    let context = context.environment { $0.stackAxis = nil }
    let nodes = context.child(.content).evaluate(content)
    return [LayoutNode(layout: layout, name: "ZStack", children: nodes, environment: context.environment)]
  }
}

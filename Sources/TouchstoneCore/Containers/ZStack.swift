/// A container that overlays its views.
///
/// - Source: SwiftUI, `ZStack`.
public struct ZStack<Content> where Content: View {
  package let layout: ZStackLayout
  package let content: Content
}

extension ZStack: View, PrimitiveView {
  public typealias Body = Never

  /// Creates a stack of overlaid views, the first at the back.
  public nonisolated init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.init(layout: ZStackLayout(alignment: alignment), content: content())
  }

  package func makeNodes(_ context: EvaluationContext) -> [RenderNode] {
    let context = context.environment { $0.stackAxis = nil }
    let nodes = context.child(.content).evaluate(content)
    return [LayoutNode(layout: layout, name: "ZStack", children: nodes, environment: context.environment)]
  }
}

/// A container that overlays its views.
///
/// - Source: SwiftUI, `ZStack`.
public struct ZStack<Content> where Content: View {
  package let layout: ZStackLayout
  package let content: Content
}

extension ZStack: View, PrimitiveView {
  /// Creates a stack of overlaid views, the first at the back.
  public nonisolated init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.init(layout: ZStackLayout(alignment: alignment), content: content())
  }

  package func makeNodes(_ context: EvaluationContext) -> [RenderNode] {
    context.stack(content, by: layout, named: "ZStack", axis: nil)
  }
}

/// The root view of a picture or screen, which combines several views into one column before modifiers apply.
///
/// At the root, `Group { first; second }.padding()` adds one padding around both views; in a stack, each view gets its
/// own.
///
/// - Source: SwiftUI's hosting views treat their content as one view. Measured in pictures recorded by Apple's
///   frameworks.
package struct RootView<Content: View>: View {
  private let content: Content

  package init(content: Content) {
    self.content = content
  }
}

extension RootView: PrimitiveView {
  package func makeNodes(_ context: EvaluationContext) -> [RenderNode] {
    var inner = context.child(.content)
    inner.isRoot = true
    return [inner.column(of: inner.evaluate(content))]
  }
}

/// A view that only forwards its content: if it is at the root, so is its content.
package protocol TransparentView: PrimitiveView {}

extension ModifiedContent: TransparentView where Content: View, Modifier: ViewModifier {}
extension Group: TransparentView where Content: View {}
extension AnyView: TransparentView {}
extension _ConditionalContent: TransparentView where TrueContent: View, FalseContent: View {}
extension Optional: TransparentView where Wrapped: View {}

extension EvaluationContext {
  /// Returns several nodes as one, arranged as in a hosting view.
  func column(of nodes: [RenderNode]) -> RenderNode {
    nodes.count == 1
      ? nodes[0] : LayoutNode(layout: VStackLayout(), name: "VStack", children: nodes, environment: environment)
  }
}

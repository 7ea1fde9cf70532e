/// A view as the root of a picture or a screen: several views are one, in a column, before a modifier sees them.
///
/// `Group { first; second }.padding()` at the root has one padding around both; in a stack each has its own.
///
/// - Source: SwiftUI: hosting views take what they show for one view. Measured in pictures recorded by Apple's frameworks.
package struct RootView<Content: View>: View {
  package typealias Body = Never

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

/// A view that only passes on what is in it: what holds for its place holds for its content's.
package protocol TransparentView: PrimitiveView {}

extension ModifiedContent: TransparentView where Content: View, Modifier: ViewModifier {}
extension Group: TransparentView where Content: View {}
extension AnyView: TransparentView {}
extension _ConditionalContent: TransparentView where TrueContent: View, FalseContent: View {}
extension Optional: TransparentView where Wrapped: View {}

extension EvaluationContext {
  /// Several nodes as one, as a hosting view arranges them.
  func column(of nodes: [RenderNode]) -> RenderNode {
    nodes.count == 1
      ? nodes[0] : LayoutNode(layout: VStackLayout(), name: "VStack", children: nodes, environment: environment)
  }
}

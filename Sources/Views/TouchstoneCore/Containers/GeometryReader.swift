package import Foundation
import TouchstoneDrawing

/// A container that creates its content from its own size and coordinate space.
///
/// It takes its whole proposal, or ten points along an axis where that is unspecified. It overlays its views at its top
/// leading corner and proposes its size to each.
///
/// - Source: SwiftUI, `GeometryReader`.
public struct GeometryReader<Content> where Content: View {
  /// Creates the content from a geometry proxy.
  public var content: (GeometryProxy) -> Content

  /// Creates a geometry reader.
  public nonisolated init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }
}

extension GeometryReader: View, PrimitiveView {
  package func makeNodes(_ context: EvaluationContext) -> [RenderNode] {
    let context = context.environment { $0.leaveStack() }
    let evaluation = DeferredEvaluation(context.child(.content))
    let content = content
    return [
      GeometryReaderNode(environment: context.environment) { proxy in
        evaluation { $0.evaluate(content(proxy)) }
      }
    ]
  }
}

/// The render node of a geometry reader, which creates its content when it is placed.
package final class GeometryReaderNode: RenderNode {
  private let make: (GeometryProxy) -> [RenderNode]

  init(environment: EnvironmentValues, make: @escaping (GeometryProxy) -> [RenderNode]) {
    self.make = make
    super.init(name: "GeometryReader", environment: environment)
  }

  package override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  package override var ownAlignmentKeys: AlignmentKeys { .none }

  package override func explicitAlignment(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
    nil
  }

  package override func computeSpacing() -> ViewSpacing { .standard }

  package override func placeChildren(size: CGSize, proposal: ProposedViewSize) {
    let nodes = make(GeometryProxy(self, size: size))
    adopt(nodes)
    let space = ProposedViewSize(size)
    for node in nodes {
      let width = node.size(for: space).width
      let x = environment.layoutDirection == .rightToLeft ? size.width - width : 0
      place(node, at: CGPoint(x: x, y: 0), proposal: space)
    }
  }
}

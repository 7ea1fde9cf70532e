public import Foundation
import TouchstoneDrawing

/// A modifier that sets the position of an alignment guide.
///
/// - Source: SwiftUI, `_AlignmentWritingModifier`.
public struct _AlignmentWritingModifier {
  let key: AlignmentKey
  let computeValue: (ViewDimensions) -> CGFloat
}

extension _AlignmentWritingModifier: ViewModifier, PrimitiveModifier {
  package func makeNodes(_ context: EvaluationContext, content: @escaping Evaluation) -> [RenderNode] {
    content(context).map { AlignmentGuideNode(key: key, computeValue: computeValue, child: $0) }
  }
}

/// A view with an alignment guide that a closure computes.
package final class AlignmentGuideNode: RenderNode {
  private let key: AlignmentKey
  private let computeValue: (ViewDimensions) -> CGFloat

  init(key: AlignmentKey, computeValue: @escaping (ViewDimensions) -> CGFloat, child: RenderNode) {
    self.key = key
    self.computeValue = computeValue
    super.init(name: "alignmentGuide", environment: child.environment, children: [child])
    traits = child.traits
  }

  package override var ownAlignmentKeys: AlignmentKeys { .some([key]) }

  package override func explicitAlignment(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
    guard key == self.key, let child = children.first else {
      return super.explicitAlignment(key, size: size, proposal: proposal)
    }
    let value = computeValue(ViewDimensions(size: size, node: child, proposal: proposal))
    return value.isFinite ? value : 0
  }
}

extension View {
  /// Sets the position of a horizontal guide, in points from the leading edge.
  public nonisolated func alignmentGuide(
    _ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(_AlignmentWritingModifier(key: g.key, computeValue: computeValue))
  }

  /// Sets the position of a vertical guide, in points from the top edge.
  public nonisolated func alignmentGuide(
    _ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(_AlignmentWritingModifier(key: g.key, computeValue: computeValue))
  }
}

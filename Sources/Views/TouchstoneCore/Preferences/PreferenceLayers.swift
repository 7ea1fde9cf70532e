import Foundation
import TouchstoneDrawing

/// A modifier that places views in front of or behind a view, based on a preference of that view.
struct PreferenceLayerModifier<Key: PreferenceKey, Layer: View> {
  let alignment: Alignment
  let kind: LayerKind
  let layer: (Key.Value) -> Layer
}

extension PreferenceLayerModifier: ViewModifier, PrimitiveModifier {
  func makeNodes(_ context: EvaluationContext, content: @escaping Evaluation) -> [RenderNode] {
    content(context).enumerated().map { index, node in
      let evaluation = DeferredEvaluation(context.layer(index))
      let alignment = alignment
      let layer = layer
      return DeferredLayerNode(primary: node, alignment: alignment, kind: kind) { primary in
        let value = primary.preference(Key.self) ?? Key.defaultValue
        return evaluation { [$0.evaluateOne(layer(value), alignment: alignment)] }.first
      }
    }
  }
}

/// A view with a layer that is created once the view is placed.
package final class DeferredLayerNode: LayeredNode {
  private let make: (RenderNode) -> RenderNode?

  init(primary: RenderNode, alignment: Alignment, kind: LayerKind, make: @escaping (RenderNode) -> RenderNode?) {
    self.make = make
    super.init(primary: primary, secondary: nil, alignment: alignment, kind: kind)
  }

  package override func makeSecondary() -> RenderNode? { make(primary) }
}

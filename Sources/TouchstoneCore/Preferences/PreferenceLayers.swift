import Foundation
import TouchstoneDrawing

/// Puts views before or behind a view, made from a preference that the view says.
struct PreferenceLayerModifier<Key: PreferenceKey, Layer: View> {
  let alignment: Alignment
  let kind: LayerKind
  let layer: (Key.Value) -> Layer
}

extension PreferenceLayerModifier: ViewModifier, PrimitiveModifier {
  typealias Body = Never

  func makeNodes(_ context: EvaluationContext, content: @escaping Evaluation) -> [RenderNode] {
    content(context).enumerated().map { index, node in
      let place = context.child(.secondary).child(.index(index)).environment { $0.stackAxis = nil }
      let evaluation = DeferredEvaluation(place)
      let alignment = alignment
      let layer = layer
      return DeferredLayerNode(primary: node, alignment: alignment, kind: kind) { primary in
        let value = primary.preference(Key.self) ?? Key.defaultValue
        return evaluation { [$0.evaluateOne(layer(value), alignment: alignment)] }.first
      }
    }
  }
}

/// A view with a layer that only comes to be once the view is placed.
package final class DeferredLayerNode: LayeredNode {
  private let make: (RenderNode) -> RenderNode?

  init(primary: RenderNode, alignment: Alignment, kind: LayerKind, make: @escaping (RenderNode) -> RenderNode?) {
    self.make = make
    super.init(primary: primary, secondary: nil, alignment: alignment, kind: kind)
  }

  package override func makeSecondary() -> RenderNode? { make(primary) }
}

extension View {
  /// Puts views before this one, made from a preference that it says.
  public nonisolated func overlayPreferenceValue<Key: PreferenceKey, T: View>(
    _ key: Key.Type = Key.self, @ViewBuilder _ transform: @escaping (Key.Value) -> T
  ) -> some View {
    overlayPreferenceValue(key, alignment: .center, transform)
  }

  /// Puts views before this one, made from a preference that it says.
  public nonisolated func overlayPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    modifier(PreferenceLayerModifier<K, V>(alignment: alignment, kind: .overlay, layer: transform))
  }

  /// Puts views behind this one, made from a preference that it says.
  public nonisolated func backgroundPreferenceValue<Key: PreferenceKey, T: View>(
    _ key: Key.Type = Key.self, @ViewBuilder _ transform: @escaping (Key.Value) -> T
  ) -> some View {
    backgroundPreferenceValue(key, alignment: .center, transform)
  }

  /// Puts views behind this one, made from a preference that it says.
  public nonisolated func backgroundPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    modifier(PreferenceLayerModifier<K, V>(alignment: alignment, kind: .background, layer: transform))
  }
}

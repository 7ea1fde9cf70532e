import Foundation
import TouchstoneDrawing

/// A modifier that performs an action when a value derived from a view's geometry changes.
///
/// - Source: SwiftUI, `_GeometryChangeModifier`.
struct GeometryChangeModifier<Value: Equatable> {
  let transform: (GeometryProxy) -> Value
  let action: (_ old: Value, _ new: Value) -> Void
}

extension GeometryChangeModifier: ViewModifier, PrimitiveModifier {
  func makeNodes(_ context: EvaluationContext, content: @escaping Evaluation) -> [RenderNode] {
    let nodes = content(context)
    for (index, node) in nodes.enumerated() {
      let memory = context.child(.index(index)).place.memory(of: Value.self)
      context.host.afterEvaluation { [transform, action] in
        let old = memory.last
        let value = transform(GeometryProxy(node, size: node.frame.size))
        memory.tell(value, to: { action(old ?? $0, $0) })
      }
    }
    return nodes
  }
}

extension View {
  /// Performs an action whenever a value derived from the view's geometry changes, including once after the first
  /// layout.
  public nonisolated func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T, action: @escaping (_ newValue: T) -> Void
  ) -> some View {
    modifier(GeometryChangeModifier(transform: transform) { _, new in action(new) })
  }

  /// Performs an action with the old and new values whenever a value derived from the view's geometry changes.
  public nonisolated func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    modifier(GeometryChangeModifier(transform: transform, action: action))
  }
}

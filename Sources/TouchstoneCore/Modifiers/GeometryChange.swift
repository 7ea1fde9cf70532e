import Foundation
import TouchstoneDrawing

/// Runs an action when something about a view's size or place changes.
///
/// - Source: SwiftUI, `_GeometryChangeModifier`.
struct GeometryChangeModifier<Value: Equatable> {
  let transform: (GeometryProxy) -> Value
  let action: (_ old: Value, _ new: Value) -> Void
}

extension GeometryChangeModifier: ViewModifier, PrimitiveModifier {
  typealias Body = Never

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
  /// Runs an action with something made from the view's size and place, once it is laid out, whenever it changes.
  public nonisolated func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T, action: @escaping (_ newValue: T) -> Void
  ) -> some View {
    modifier(GeometryChangeModifier(transform: transform) { _, new in action(new) })
  }

  /// Runs an action with something made from the view's size and place, before and after each change.
  public nonisolated func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    modifier(GeometryChangeModifier(transform: transform, action: action))
  }
}

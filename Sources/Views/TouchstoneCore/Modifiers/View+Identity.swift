/// A modifier that gives a view an explicit identity; a change of the identity resets the view's state.
///
/// - Source: SwiftUI, `IDView`.
struct IdentityModifier {
  let id: AnyHashable
}

extension IdentityModifier: ViewModifier, PrimitiveModifier {
  func makeNodes(_ context: EvaluationContext, content: @escaping Evaluation) -> [RenderNode] {
    context.dynamicNodes([
      DynamicContent.Entry(id: id, context: context.child(.id(id))) { context in
        let nodes = content(context)
        for node in nodes { node.traits.id = id }
        return nodes
      }
    ])
  }
}

extension IdentityModifier: TraitChanging {
  func change(_ traits: inout ViewTraits, in environment: EnvironmentValues) { traits.id = id }
}

extension View {
  /// Sets the view's identity; a change of the identity resets the view's state.
  public nonisolated func id<ID: Hashable>(_ id: ID) -> some View {
    modifier(IdentityModifier(id: AnyHashable(id)))
  }
}

extension View where Self: Equatable {
  /// Re-evaluates the view only when its value changes. Ignored in pictures.
  public nonisolated func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}

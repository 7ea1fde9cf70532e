/// Gives a view an identity of its own: with another one, its state is reset.
///
/// - Source: SwiftUI, `IDView`.
struct IdentityModifier {
  let id: AnyHashable
}

extension IdentityModifier: ViewModifier, PrimitiveModifier {
  typealias Body = Never

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
  func change(_ traits: inout ViewTraits) { traits.id = id }
}

extension View {
  /// Gives the view an identity: with another one, its state is reset.
  public nonisolated func id<ID: Hashable>(_ id: ID) -> some View {
    modifier(IdentityModifier(id: AnyHashable(id)))
  }
}

extension View where Self: Equatable {
  /// Evaluates the view again only when it differs from before. Ignored in pictures.
  public nonisolated func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}

/// A modifier that sets a value for the view's container.
package struct TraitModifier {
  private let body: (inout ViewTraits, EnvironmentValues) -> Void

  package init(_ body: @escaping (inout ViewTraits) -> Void) {
    self.body = { traits, _ in body(&traits) }
  }

  /// Creates a modifier whose value depends on its environment.
  package init(_ body: @escaping (inout ViewTraits, EnvironmentValues) -> Void) {
    self.body = body
  }
}

extension TraitModifier: TraitChanging {
  package func change(_ traits: inout ViewTraits, in environment: EnvironmentValues) { body(&traits, environment) }
}

extension TraitModifier: ViewModifier, PrimitiveModifier {
  package func makeNodes(_ context: EvaluationContext, content: @escaping Evaluation) -> [RenderNode] {
    let nodes = content(context)
    for node in nodes { change(&node.traits, in: context.environment) }
    return nodes
  }
}

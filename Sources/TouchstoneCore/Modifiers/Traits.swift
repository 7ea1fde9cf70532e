/// A modifier that sets a value for the view's container.
package struct TraitModifier {
  private let body: (inout ViewTraits) -> Void

  package init(_ body: @escaping (inout ViewTraits) -> Void) {
    self.body = body
  }
}

extension TraitModifier: TraitChanging {
  package func change(_ traits: inout ViewTraits) { body(&traits) }
}

extension TraitModifier: ViewModifier, PrimitiveModifier {
  package func makeNodes(_ context: EvaluationContext, content: @escaping Evaluation) -> [RenderNode] {
    let nodes = content(context)
    for node in nodes { change(&node.traits) }
    return nodes
  }
}

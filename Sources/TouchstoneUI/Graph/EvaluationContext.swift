/// Where an evaluation stands: the place in the tree and what it inherits.
@MainActor
package struct EvaluationContext {
  package let host: GraphHost
  package var place: GraphNode
  package var environment: EnvironmentValues

  package init(host: GraphHost, place: GraphNode, environment: EnvironmentValues) {
    self.host = host
    self.place = place
    self.environment = environment
  }

  /// The context of a place below this one.
  package func child(_ key: GraphNode.Key) -> EvaluationContext {
    EvaluationContext(host: host, place: place.child(key, visit: host.visit), environment: environment)
  }

  /// The same place with a changed environment.
  package func environment(_ change: (inout EnvironmentValues) -> Void) -> EvaluationContext {
    var context = self
    change(&context.environment)
    return context
  }

  /// Evaluates a view into nodes.
  package func evaluate<Content: View>(_ view: Content) -> [Node] {
    guard host.enter() else { return [] }
    defer { host.leave() }
    if let primitive = view as? any PrimitiveView { return primitive.makeNodes(self) }
    var view = view
    DynamicPropertyLinker.link(&view, context: self)
    let body = host.tracking { view.body }
    return child(.body).evaluate(body)
  }

  /// Evaluates a modifier around a content.
  package func evaluate<Modifier: ViewModifier>(_ modifier: Modifier, content: @escaping Evaluation) -> [Node] {
    if let primitive = modifier as? any PrimitiveModifier {
      return primitive.makeNodes(child(.modifier), content: content)
    }
    if let effect = modifier as? any GeometryEffect { return apply(effect, content: content) }
    guard host.enter() else { return [] }
    defer { host.leave() }
    var modifier = modifier
    DynamicPropertyLinker.link(&modifier, context: self)
    let body = host.tracking { modifier.body(content: _ViewModifier_Content(content)) }
    return child(.body).evaluate(body)
  }

  /// Evaluates a view and takes what comes of it as one node: several lie on top of each other, centred.
  package func evaluateOne<Content: View>(
    _ view: Content, alignment: Alignment = .center
  ) -> Node {
    let nodes = evaluate(view)
    if nodes.count == 1 { return nodes[0] }
    return LayoutNode(
      layout: ZStackLayout(alignment: alignment), name: "ZStack", children: nodes, environment: environment)
  }
}

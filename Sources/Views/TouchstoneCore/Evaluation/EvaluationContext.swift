/// The context of an evaluation: the identity in the tree, and the inherited environment.
@MainActor
package struct EvaluationContext {
  package let host: EvaluationHost
  package var place: ViewIdentity
  package var environment: EnvironmentValues
  /// The view whose body contains this identity.
  var owner: BodyRecord?
  /// Whether this is the root, ignoring modifiers: several views at the root are combined into one. See ``RootView``.
  var isRoot = false
  /// Whether the view is compared with its previous value using `==`.
  var isComparedByEquality = false

  package init(host: EvaluationHost, place: ViewIdentity, environment: EnvironmentValues) {
    self.host = host
    self.place = place
    self.environment = environment
  }

  /// Returns the context of a child identity.
  package func child(_ key: ViewIdentity.Key) -> EvaluationContext {
    var context = self
    context.place = place.child(key, visit: host.visit)
    context.isComparedByEquality = false
    return context
  }

  /// The same context, no longer marked as the root.
  private var belowRoot: EvaluationContext {
    var context = self
    context.isRoot = false
    return context
  }

  /// Returns the same context with a modified environment.
  package func environment(_ change: (inout EnvironmentValues) -> Void) -> EvaluationContext {
    var context = self
    change(&context.environment)
    return context
  }

  /// Evaluates a view and returns its nodes.
  package func evaluate<Content: View>(_ view: Content) -> [RenderNode] {
    guard host.enter() else { return [] }
    defer { host.leave() }
    if let primitive = view as? any PrimitiveView {
      let nodes = signed(primitive.makeNodes(isRoot && !(primitive is any TransparentView) ? belowRoot : self))
      if nodes.count == 1, nodes[0].motionKey == nil, nodes[0].children.isEmpty {
        nodes[0].motionKey = MotionKey(place: place, index: 0)
      }
      return nodes
    }
    let (body, inner) = body(of: view)
    return inner.evaluate(body)
  }

  /// Evaluates a modifier applied to some content.
  package func evaluate<Modifier: ViewModifier>(_ modifier: Modifier, content: @escaping Evaluation) -> [RenderNode] {
    guard isRoot else { return signed(nodes(of: modifier, content: content)) }
    return signed(nodes(of: modifier) { context in [context.column(of: content(context))] })
  }

  /// Notes the view whose body contains this identity in nodes that come from no other.
  func signed(_ nodes: [RenderNode]) -> [RenderNode] {
    guard let owner else { return nodes }
    for node in nodes where node.author == nil { node.author = owner.authorship }
    return nodes
  }

  private func nodes<Modifier: ViewModifier>(
    of modifier: Modifier, content: @escaping Evaluation
  ) -> [RenderNode] {
    if let primitive = modifier as? any PrimitiveModifier {
      let place = child(.modifier)
      if let animatable = primitive as? any PrimitiveModifier & Animatable {
        return place.animated(animatable).makeNodes(place, content: content)
      }
      return primitive.makeNodes(place, content: content)
    }
    if let effect = modifier as? any GeometryEffect { return apply(animated(effect), content: content) }
    if let environmental = modifier as? any EnvironmentalModifier {
      return nodes(of: environmental.resolve(in: environment), content: content)
    }
    guard host.enter() else { return [] }
    defer { host.leave() }
    let (body, inner) = body(of: modifier, content: content)
    return inner.evaluate(body)
  }

  /// Returns the body of a modifier and the context for its evaluation, reusing the previous body if nothing has
  /// changed.
  func body<Modifier: ViewModifier>(
    of modifier: Modifier, content: @escaping Evaluation,
    elements: (@MainActor (EvaluationContext) -> ViewElementList)? = nil
  ) -> (body: Modifier.Body, context: EvaluationContext) {
    var modifier = inMotion(modifier)
    DynamicPropertyLinker.link(&modifier, context: self)
    let record = bodyRecord(of: Modifier.self)
    DrawnCode.note(Modifier.self, in: environment)
    // A reused body shows the content of the current evaluation, not that with which it was created.
    record.content = content
    record.contentElements = elements
    let body = record.body(of: modifier) {
      modifier.body(
        content: _ViewModifier_Content({ [weak record] in record?.content?($0) ?? [] }) { [weak record] in
          record?.contentElements?($0)
        })
    }
    return (body, inside(record))
  }

  /// Returns the body of a view and the context for its evaluation, reusing the previous body if nothing has changed.
  func body<Content: View>(of view: Content) -> (body: Content.Body, context: EvaluationContext) {
    // A shape is animated where it is drawn.
    var view = view is any Shape ? view : inMotion(view)
    DynamicPropertyLinker.link(&view, context: self)
    let record = bodyRecord(of: Content.self)
    DrawnCode.note(Content.self, in: environment)
    let body =
      isComparedByEquality
      ? record.body(of: view, areSame: Self.areEqual) { view.body } : record.body(of: view) { view.body }
    return (body, inside(record))
  }

  private func inside(_ record: BodyRecord) -> EvaluationContext {
    var context = child(.body)
    context.owner = record
    return context
  }

  /// Returns the current animated state of a view or modifier.
  private func inMotion<Value>(_ value: Value) -> Value {
    func open<Known: Animatable>(_ known: Known) -> Value { animated(known) as? Value ?? value }
    return (value as? any Animatable).map { open($0) } ?? value
  }

  private static func areEqual<Value>(_ first: Value, _ second: Value) -> Bool {
    func open<Known: Equatable>(_ first: Known) -> Bool { (second as? Known) == first }
    return (first as? any Equatable).map { open($0) } ?? false
  }

  /// Evaluates a view and returns a single node; several views are overlaid with the given alignment.
  package func evaluateOne<Content: View>(
    _ view: Content, alignment: Alignment = .center
  ) -> RenderNode {
    let nodes = evaluate(view)
    if nodes.count == 1, !nodes[0].traits.isGone { return nodes[0] }
    return LayoutNode(
      layout: ZStackLayout(alignment: alignment), name: "ZStack", children: nodes, environment: environment)
  }
}

/// One of the views that a content is made of, known by its place before it is evaluated.
package struct ViewElement {
  /// What the view carries for its container.
  package var traits = ViewTraits()
  /// Where the view keeps its state, and what it inherits where it was found.
  package let context: EvaluationContext
  private let evaluation: Evaluation

  package init(_ context: EvaluationContext, _ evaluation: @escaping Evaluation) {
    self.context = context
    self.evaluation = evaluation
  }

  /// Evaluates the view in another environment, at its own place.
  @MainActor
  package func evaluate(in environment: EnvironmentValues) -> [RenderNode] {
    evaluation(context.environment { $0 = environment })
  }
}

/// A view that stands for any number of views.
@MainActor
package protocol MultiView: View {
  /// The number of views that each view of the type stands for, or `nil` if it depends on the view.
  static var elementCount: Int? { get }

  /// The views that this one stands for.
  func elements(_ context: EvaluationContext) -> ViewElementList
}

extension MultiView {
  package static var elementCount: Int? { nil }
}

extension EvaluationContext {
  /// The views that a view stands for; evaluated at the same places as the view itself would be.
  package func elements<Content: View>(of view: Content) -> ViewElementList {
    if let multiple = view as? any MultiView { return multiple.elements(self) }
    let whole = ViewElement(self) { $0.evaluate(view) }
    guard !(view is any PrimitiveView), host.enter() else { return ViewElementList(whole) }
    defer { host.leave() }
    let (body, place) = body(of: view)
    let inner = place.elements(of: body)
    guard inner.count == 1 else { return inner }
    // A single view is evaluated with its own body, which then sees the environment of the place where it is used.
    var only = whole
    only.traits = inner[0].traits
    return ViewElementList(only)
  }
}

extension EmptyView: MultiView {
  package static var elementCount: Int? { 0 }

  package func elements(_ context: EvaluationContext) -> ViewElementList { ViewElementList() }
}

extension Group: MultiView where Content: View {
  package static var elementCount: Int? { ViewCount.of(Content.self) }

  package func elements(_ context: EvaluationContext) -> ViewElementList {
    context.child(.content).elements(of: content)
  }
}

extension Optional: MultiView where Wrapped: View {
  package func elements(_ context: EvaluationContext) -> ViewElementList {
    guard let content = self else { return ViewElementList() }
    return context.child(.branch(true)).elements(of: content)
  }
}

extension _ConditionalContent: MultiView where TrueContent: View, FalseContent: View {
  package static var elementCount: Int? {
    let count = ViewCount.of(TrueContent.self)
    return count == ViewCount.of(FalseContent.self) ? count : nil
  }

  package func elements(_ context: EvaluationContext) -> ViewElementList {
    switch storage {
    case .trueContent(let content): context.child(.branch(true)).elements(of: content)
    case .falseContent(let content): context.child(.branch(false)).elements(of: content)
    }
  }
}

extension ModifiedContent: MultiView where Content: View, Modifier: ViewModifier {
  package static var elementCount: Int? {
    let count = ViewCount.of(Content.self)
    if Modifier.self is any PrimitiveModifier.Type { return count }
    return Modifier.self is any GeometryEffect.Type ? 1 : ViewCount.ofBody(of: Modifier.self, contentCount: count)
  }

  package func elements(_ context: EvaluationContext) -> ViewElementList {
    guard let modifier = modifier as? any PrimitiveModifier else {
      return context.elements(of: self, modified: modifier)
    }
    let place = context.child(.modifier)
    var found = place.child(.content)
    (modifier as? any EnvironmentChanging)?.change(&found.environment)
    let inner = found.elements(of: content)
    let isOnly = inner.count == 1
    return inner.map { index, element in
      var changed = ViewElement(isOnly ? place : place.child(.index(index))) { context in
        modifier.makeNodes(context) { element.evaluate(in: $0.environment) }
      }
      changed.traits = element.traits
      (modifier as? any TraitChanging)?.change(&changed.traits)
      return changed
    }
  }
}

extension EvaluationContext {
  /// The views that a modifier with a body makes of a content.
  fileprivate func elements<Content: View, Modifier: ViewModifier>(
    of whole: ModifiedContent<Content, Modifier>, modified modifier: Modifier
  ) -> ViewElementList {
    let single = ViewElement(self) { $0.evaluate(whole) }
    guard !(modifier is any GeometryEffect), host.enter() else { return ViewElementList(single) }
    defer { host.leave() }
    let content = whole.content
    let (body, place) = body(
      of: modifier, content: { $0.child(.content).evaluate(content) },
      elements: { $0.child(.content).elements(of: content) })
    let inner = place.elements(of: body)
    guard inner.count == 1 else { return inner }
    var only = single
    only.traits = inner[0].traits
    return ViewElementList(only)
  }
}

extension _ViewModifier_Content: MultiView {
  package static var elementCount: Int? { ViewCount.ofContent(of: Modifier.self) }

  package func elements(_ context: EvaluationContext) -> ViewElementList {
    elements(context) ?? ViewElementList(ViewElement(context) { $0.evaluate(self) })
  }
}

/// A modifier that only changes what the views within inherit.
@MainActor
package protocol EnvironmentChanging {
  func change(_ environment: inout EnvironmentValues)
}

/// A modifier that only sets what a view carries for its container.
@MainActor
package protocol TraitChanging {
  func change(_ traits: inout ViewTraits)
}

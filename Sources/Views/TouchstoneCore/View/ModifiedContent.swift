/// A view or modifier with a modifier applied to it.
///
/// - Source: SwiftUI, `ModifiedContent`.
public struct ModifiedContent<Content, Modifier> {
  /// The content to which the modifier is applied.
  public var content: Content
  /// The modifier.
  public var modifier: Modifier

  /// Creates content with a modifier; called by `modifier(_:)`.
  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: Equatable where Content: Equatable, Modifier: Equatable {}

extension ModifiedContent: Sendable where Content: Sendable, Modifier: Sendable {}

extension ModifiedContent: View, PrimitiveView, MultiView where Content: View, Modifier: ViewModifier {
  package static func addParts(of view: Self?, to parts: inout ViewParts) {
    parts.add(view, countingBy: count(by:)) {
      $0.elements($1)
    } nodes: {
      $0.makeNodes($1)
    }
  }

  /// Evaluates the content with the modifier around it. The most frequent of views does without a copy of itself here.
  package func makeNodes(_ context: EvaluationContext) -> [RenderNode] {
    context.evaluate(modifier) { $0.child(.content).evaluate(content) }
  }

  @MainActor
  private static func count(by counter: ViewCounter) -> Int? {
    let count = counter.of(Content.self)
    if Modifier.self is any PrimitiveModifier.Type { return count }
    let isOneView = Modifier.self is any GeometryEffect.Type || Modifier.self is any EnvironmentalModifier.Type
    return isOneView ? 1 : counter.ofBody(of: Modifier.self, contentCount: count)
  }

  /// The views of the content, each with the modifier; a modifier with a body is applied to all of them together.
  @MainActor
  private func elements(_ context: EvaluationContext) -> ViewElementList {
    guard let modifier = modifier as? any PrimitiveModifier else { return elementsOfBody(context) }
    let place = context.child(.modifier)
    var found = place.child(.content)
    (modifier as? any EnvironmentChanging)?.change(&found.environment)
    let inner = found.elements(of: content)
    let isOnly = inner.count == 1 && !inner.followsData
    return inner.map { _, element in
      // The modifier's state belongs to the view, wherever that is among the others.
      let own = isOnly ? place : element.context.child(.part(.sharedModifier)).environment { $0 = place.environment }
      var changed = ViewElement(own) { context in
        modifier.makeNodes(context) { element.evaluate(in: $0.environment) }
      }
      changed.traits = element.traits
      (modifier as? any TraitChanging)?.change(&changed.traits, in: own.environment)
      return changed
    }
  }

  /// Returns the views that a modifier with a body produces from its content.
  @MainActor
  private func elementsOfBody(_ context: EvaluationContext) -> ViewElementList {
    let single = ViewElement(context) { $0.evaluate(self) }
    guard !(modifier is any GeometryEffect), !(modifier is any EnvironmentalModifier), context.host.enter() else {
      return ViewElementList(single)
    }
    defer { context.host.leave() }
    let (body, place) = context.body(
      of: modifier, content: { $0.child(.content).evaluate(content) },
      elements: { $0.child(.content).elements(of: content) })
    let inner = place.elements(of: body)
    guard inner.count == 1, !inner.followsData else { return inner }
    var only = single
    only.traits = inner[0].traits
    return ViewElementList(only)
  }
}

extension ModifiedContent: ViewModifier, PrimitiveModifier where Content: ViewModifier, Modifier: ViewModifier {
  package func makeNodes(_ context: EvaluationContext, content inner: @escaping Evaluation) -> [RenderNode] {
    context.evaluate(modifier) { context in
      context.child(.content).evaluate(content, content: inner)
    }
  }
}

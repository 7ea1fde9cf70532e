/// A change of a view, described by a value.
///
/// - Source: SwiftUI, `ViewModifier`.
@MainActor @preconcurrency
public protocol ViewModifier {
  /// The type of the changed view.
  associatedtype Body: View

  /// The view that the modifier is applied to, as `body(content:)` gets it.
  typealias Content = _ViewModifier_Content<Self>

  /// The changed view.
  @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Self.Body
}

extension ViewModifier where Body == Never {
  /// A modifier that the renderer applies by itself has no body; it is a programmer's error to call it.
  public func body(content: Content) -> Never {
    preconditionFailure("\(Self.self) is applied by the renderer and has no body")
  }
}

extension ViewModifier {
  /// The modifier that applies this one first, then another.
  public nonisolated func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

extension View {
  /// Applies a modifier.
  public nonisolated func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// The view that a modifier is applied to.
///
/// - Source: SwiftUI, `_ViewModifier_Content`.
public struct _ViewModifier_Content<Modifier: ViewModifier> {
  package let evaluation: Evaluation
  /// The views that the content stands for, where they are asked for one by one.
  package let elements: @MainActor (EvaluationContext) -> ViewElementList?

  package init(
    _ evaluation: @escaping Evaluation, elements: @escaping @MainActor (EvaluationContext) -> ViewElementList?
  ) {
    self.evaluation = evaluation
    self.elements = elements
  }
}

extension _ViewModifier_Content: View, MultiView {
  public typealias Body = Never

  package static func addParts(of view: Self?, to parts: inout ViewParts) {
    parts.add(view, count: ViewCount.ofContent(of: Modifier.self)) { view, context in
      view.elements(context) ?? ViewElementList(ViewElement(context) { $0.evaluate(view) })
    } nodes: { view, context in
      view.evaluation(context)
    }
  }
}

/// Evaluates a view that is known elsewhere.
package typealias Evaluation = @MainActor (EvaluationContext) -> [RenderNode]

/// A modifier that the renderer knows by itself.
@MainActor
package protocol PrimitiveModifier: ViewModifier where Body == Never {
  /// Evaluates the content and changes what comes of it.
  func makeNodes(_ context: EvaluationContext, content: @escaping Evaluation) -> [RenderNode]
}

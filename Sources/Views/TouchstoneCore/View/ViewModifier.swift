/// A modifier that produces a different version of a view.
///
/// - Source: SwiftUI, `ViewModifier`.
@MainActor @preconcurrency
public protocol ViewModifier {
  /// The type of the modifier's body.
  associatedtype Body: View

  /// The content passed to `body(content:)`, to which the modifier is applied.
  typealias Content = _ViewModifier_Content<Self>

  /// Returns the modified view.
  @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Self.Body
}

extension ViewModifier where Body == Never {
  /// The body of a primitive modifier, which the renderer applies itself; calling it is a programming error.
  public func body(content: Content) -> Never {
    preconditionFailure("\(Self.self) is applied by the renderer and has no body")
  }
}

extension ViewModifier {
  /// Returns a modifier that applies this modifier and then another one.
  public nonisolated func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

extension View {
  /// Applies a modifier to the view.
  public nonisolated func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// The content to which a modifier is applied.
///
/// - Source: SwiftUI, `_ViewModifier_Content`.
public struct _ViewModifier_Content<Modifier: ViewModifier> {
  package let evaluation: Evaluation
  /// Returns the views that the content produces, if they can be requested one by one.
  package let elements: @MainActor (EvaluationContext) -> ViewElementList?

  package init(
    _ evaluation: @escaping Evaluation, elements: @escaping @MainActor (EvaluationContext) -> ViewElementList?
  ) {
    self.evaluation = evaluation
    self.elements = elements
  }
}

extension _ViewModifier_Content: View, MultiView {
  package static func addParts(of view: Self?, to parts: inout ViewParts) {
    parts.add(view, countingBy: { $0.ofContent(of: Modifier.self) }) { view, context in
      view.elements(context) ?? ViewElementList(ViewElement(context) { $0.evaluate(view) })
    } nodes: { view, context in
      view.evaluation(context)
    }
  }
}

/// A closure that evaluates a view.
package typealias Evaluation = @MainActor (EvaluationContext) -> [RenderNode]

/// A modifier that the renderer implements itself.
@MainActor
package protocol PrimitiveModifier: ViewModifier where Body == Never {
  /// Evaluates the content and modifies the result.
  func makeNodes(_ context: EvaluationContext, content: @escaping Evaluation) -> [RenderNode]
}

/// A view whose type is hidden.
///
/// - Source: SwiftUI, `AnyView`.
public struct AnyView {
  private let content: any View

  /// Hides the type of a view.
  public init<V: View>(_ view: V) {
    content = (view as? AnyView)?.content ?? view
  }

  /// Hides the type of a view; the same as `init(_:)`.
  public init<V: View>(erasing view: V) {
    self.init(view)
  }

  public init?(_fromValue value: Any) {
    guard let view = value as? any View else { return nil }
    self.init(view)
  }
}

extension AnyView: View, PrimitiveView {
  public typealias Body = Never

  package func makeNodes(_ context: EvaluationContext) -> [RenderNode] {
    func evaluate<Content: View>(_ content: Content) -> [RenderNode] {
      context.child(.type(ObjectIdentifier(Content.self))).evaluate(content)
    }
    return evaluate(content)
  }
}

extension AnyView: MultiView {
  package func elements(_ context: EvaluationContext) -> ViewElementList {
    func open<Content: View>(_ content: Content) -> ViewElementList {
      context.child(.type(ObjectIdentifier(Content.self))).elements(of: content)
    }
    return open(content)
  }
}

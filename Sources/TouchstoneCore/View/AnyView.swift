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

extension AnyView: View, MultiView {
  public typealias Body = Never

  package static func addParts(of view: Self?, to parts: inout ViewParts) {
    func add<Content: View>(_ content: Content) {
      parts.add(content, at: .type(ObjectIdentifier(Content.self)))
    }
    guard let view else { return parts.addCount(nil) }
    add(view.content)
  }
}

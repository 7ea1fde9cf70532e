/// A type-erased view.
///
/// - Source: SwiftUI, `AnyView`.
public struct AnyView {
  private let content: any View

  /// Creates a view that erases the type of the given view.
  public init<V: View>(_ view: V) {
    content = (view as? AnyView)?.content ?? view
  }

  /// Creates a view that erases the type of the given view; equivalent to `init(_:)`.
  public init<V: View>(erasing view: V) {
    self.init(view)
  }

  public init?(_fromValue value: Any) {
    guard let view = value as? any View else { return nil }
    self.init(view)
  }
}

extension AnyView: View, MultiView {
  package static func addParts(of view: Self?, to parts: inout ViewParts) {
    func add<Content: View>(_ content: Content) {
      parts.add(content, at: .type(ObjectIdentifier(Content.self)))
    }
    guard let view else { return parts.addCount(nil) }
    add(view.content)
  }
}

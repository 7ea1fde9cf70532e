/// A group of views; modifiers of the group apply to each of its views.
///
/// - Source: SwiftUI, `Group`.
public struct Group<Content> {
  package let content: Content

  package init(content: Content) {
    self.content = content
  }
}

extension Group: View where Content: View {
  /// Creates a group of views.
  public nonisolated init(@ViewBuilder content: () -> Content) {
    self.init(content: content())
  }
}

extension Group: PrimitiveView, MultiView where Content: View {
  package static func addParts(of view: Self?, to parts: inout ViewParts) {
    parts.add(view?.content, at: .content)
  }
}

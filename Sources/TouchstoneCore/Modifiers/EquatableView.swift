/// A view that is evaluated again only when it differs from before. Ignored in pictures.
///
/// - Source: SwiftUI, `EquatableView`.
public struct EquatableView<Content: Equatable & View> {
  /// The view that is compared.
  public var content: Content

  /// Creates a view that is compared with the one before it by `==`.
  public init(content: Content) {
    self.content = content
  }
}

extension EquatableView: View, MultiView {
  public typealias Body = Never

  package static func addParts(of view: Self?, to parts: inout ViewParts) {
    parts.add(view?.content, at: .content, isComparedByEquality: true)
  }
}

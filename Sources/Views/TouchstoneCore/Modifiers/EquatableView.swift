/// A view that is re-evaluated only when its value changes. Ignored in pictures.
///
/// - Source: SwiftUI, `EquatableView`.
public struct EquatableView<Content: Equatable & View> {
  /// The view to compare.
  public var content: Content

  /// Creates a view that is compared with its previous value using `==`.
  public init(content: Content) {
    self.content = content
  }
}

extension EquatableView: View, MultiView {
  package static func addParts(of view: Self?, to parts: inout ViewParts) {
    parts.add(view?.content, at: .content, isComparedByEquality: true)
  }
}

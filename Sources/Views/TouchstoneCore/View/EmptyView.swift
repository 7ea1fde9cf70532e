/// A view that contains nothing.
///
/// - Source: SwiftUI, `EmptyView`.
public struct EmptyView: Sendable {
  /// Creates a view that draws nothing and takes no space in a stack.
  public init() {}
}

extension EmptyView: View, MultiView {
  package static func addParts(of view: Self?, to parts: inout ViewParts) {}
}

/// A view without content.
///
/// - Source: SwiftUI, `EmptyView`.
public struct EmptyView: Sendable {
  /// Creates a view that draws nothing and takes no place in a stack.
  public init() {}
}

extension EmptyView: View, MultiView {
  public typealias Body = Never

  package static func addParts(of view: Self?, to parts: inout ViewParts) {}
}

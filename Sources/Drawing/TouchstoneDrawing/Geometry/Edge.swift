/// An edge of a rectangle; leading and trailing are swapped in right-to-left layouts.
///
/// - Source: SwiftUI, `Edge`.
@frozen public enum Edge: Int8, CaseIterable, Sendable {
  case top
  /// The leading edge: the left one, or the right one in right-to-left layouts.
  case leading
  case bottom
  /// The trailing edge: the right one, or the left one in right-to-left layouts.
  case trailing

  /// A set of edges.
  @frozen public struct Set: OptionSet, Hashable, Sendable {
    public let rawValue: Int8

    /// Creates a set from its raw value.
    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    /// Creates a set with one edge.
    public init(_ edge: Edge) {
      self.init(rawValue: 1 << edge.rawValue)
    }

    public static let top = Set(.top)
    public static let leading = Set(.leading)
    public static let bottom = Set(.bottom)
    public static let trailing = Set(.trailing)
    /// All four edges.
    public static let all: Set = [.top, .leading, .bottom, .trailing]
    /// The leading and trailing edges.
    public static let horizontal: Set = [.leading, .trailing]
    /// The top and bottom edges.
    public static let vertical: Set = [.top, .bottom]

    /// Returns whether the set contains an edge.
    package func contains(_ edge: Edge) -> Bool { contains(Set(edge)) }
  }
}

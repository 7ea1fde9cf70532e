/// An edge of a rectangle; leading and trailing are swapped in right-to-left layouts.
///
/// - Source: SwiftUI, `Edge`.
@frozen public enum Edge: Int8, CaseIterable, Sendable {
  /// The top edge.
  case top
  /// The leading edge: the left one, or the right one in right-to-left layouts.
  case leading
  /// The bottom edge.
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

    /// The top edge.
    public static let top = Set(.top)
    /// The leading edge.
    public static let leading = Set(.leading)
    /// The bottom edge.
    public static let bottom = Set(.bottom)
    /// The trailing edge.
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

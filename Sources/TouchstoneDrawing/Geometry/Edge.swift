/// A side of a rectangle; leading and trailing swap where text runs from right to left.
///
/// - Source: SwiftUI, `Edge`.
@frozen public enum Edge: Int8, CaseIterable, Sendable {
  /// The upper edge.
  case top
  /// The edge where lines begin: the left one, or the right one where text runs from right to left.
  case leading
  /// The lower edge.
  case bottom
  /// The edge where lines end: the right one, or the left one where text runs from right to left.
  case trailing

  /// A set of sides.
  @frozen public struct Set: OptionSet, Hashable, Sendable {
    public let rawValue: Int8

    /// Creates a set from its bits.
    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    /// Creates the set of one side.
    public init(_ edge: Edge) {
      self.init(rawValue: 1 << edge.rawValue)
    }

    /// The upper edge.
    public static let top = Set(.top)
    /// The edge at which text begins.
    public static let leading = Set(.leading)
    /// The lower edge.
    public static let bottom = Set(.bottom)
    /// The edge at which text ends.
    public static let trailing = Set(.trailing)
    /// All four edges.
    public static let all: Set = [.top, .leading, .bottom, .trailing]
    /// The leading and the trailing edge.
    public static let horizontal: Set = [.leading, .trailing]
    /// The upper and the lower edge.
    public static let vertical: Set = [.top, .bottom]

    /// Whether the set holds the side.
    package func contains(_ edge: Edge) -> Bool { contains(Set(edge)) }
  }
}

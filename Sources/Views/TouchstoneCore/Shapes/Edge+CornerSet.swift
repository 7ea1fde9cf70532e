public import TouchstoneDrawing

extension Edge.Corner {
  /// A set of corners of a rectangle.
  ///
  /// - Source: SwiftUI, `Edge.Corner.Set`.
  public struct Set: OptionSet, Hashable, Sendable {
    public let rawValue: Int8

    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// Creates a set of one corner.
    public init(_ corner: Edge.Corner) { self.init(rawValue: 1 << corner.rawValue) }

    public static let none: Set = []
    /// The upper leading corner.
    public static let topLeading = Set(.topLeading)
    /// The upper trailing corner.
    public static let topTrailing = Set(.topTrailing)
    /// The lower leading corner.
    public static let bottomLeading = Set(.bottomLeading)
    /// The lower trailing corner.
    public static let bottomTrailing = Set(.bottomTrailing)
    /// The upper corners.
    public static let top: Set = [.topLeading, .topTrailing]
    /// The lower corners.
    public static let bottom: Set = [.bottomLeading, .bottomTrailing]
    public static let leading: Set = [.topLeading, .bottomLeading]
    public static let trailing: Set = [.topTrailing, .bottomTrailing]
    public static let all: Set = [.top, .bottom]

    /// Returns whether a corner is in the set.
    public func contains(_ corner: Edge.Corner) -> Bool { contains(Set(corner)) }
  }
}

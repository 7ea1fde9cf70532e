/// The horizontal or the vertical direction.
///
/// - Source: SwiftUI, `Axis`.
@frozen public enum Axis: Int8, CaseIterable, CustomStringConvertible, Sendable {
  case horizontal
  case vertical

  public var description: String { self == .horizontal ? "horizontal" : "vertical" }

  /// A set of directions.
  @frozen public struct Set: OptionSet, Hashable, Sendable {
    public let rawValue: Int8

    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    /// Creates the set of one axis.
    public init(_ axis: Axis) {
      self.init(rawValue: 1 << axis.rawValue)
    }

    public static let horizontal = Set(.horizontal)
    public static let vertical = Set(.vertical)
  }
}

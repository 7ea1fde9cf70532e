/// The horizontal or vertical direction.
///
/// - Source: SwiftUI, `Axis`.
@frozen public enum Axis: Int8, CaseIterable, CustomStringConvertible, Sendable {
  /// From left to right, or from right to left.
  case horizontal
  /// From top to bottom.
  case vertical

  /// `horizontal` or `vertical`.
  public var description: String { self == .horizontal ? "horizontal" : "vertical" }

  /// The other axis.
  package var crossing: Axis { self == .horizontal ? .vertical : .horizontal }

  /// A set of axes.
  @frozen public struct Set: OptionSet, Hashable, Sendable {
    public let rawValue: Int8

    /// Creates a set from its raw value.
    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    /// Creates a set with one axis.
    public init(_ axis: Axis) {
      self.init(rawValue: 1 << axis.rawValue)
    }

    public static let horizontal = Set(.horizontal)
    public static let vertical = Set(.vertical)
  }
}

/// A vertical direction.
///
/// - Source: SwiftUI, `VerticalDirection`.
public enum VerticalDirection: Int8, CaseIterable, Hashable, Codable, Sendable {
  case up, down

  /// A set of vertical directions.
  ///
  /// - Source: SwiftUI, `VerticalDirection.Set`.
  public struct Set: OptionSet, Hashable, Codable, Sendable {
    public let rawValue: Int8

    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// Creates a set of one direction.
    public init(_ direction: VerticalDirection) { self.init(rawValue: 1 << direction.rawValue) }

    public static let up = Set(.up)
    public static let down = Set(.down)
    public static let all: Set = [.up, .down]
  }
}

/// A horizontal direction.
///
/// - Source: SwiftUI, `HorizontalDirection`.
public enum HorizontalDirection: Int8, CaseIterable, Hashable, Codable, Sendable {
  case leading, trailing

  /// A set of horizontal directions.
  ///
  /// - Source: SwiftUI, `HorizontalDirection.Set`.
  public struct Set: OptionSet, Hashable, Codable, Sendable {
    public let rawValue: Int8

    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// Creates a set of one direction.
    public init(_ direction: HorizontalDirection) { self.init(rawValue: 1 << direction.rawValue) }

    public static let leading = Set(.leading)
    public static let trailing = Set(.trailing)
    public static let all: Set = [.leading, .trailing]
  }
}

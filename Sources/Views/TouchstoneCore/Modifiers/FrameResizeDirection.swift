/// The direction in which a frame is resized.
///
/// - Source: SwiftUI, `FrameResizeDirection`.
public enum FrameResizeDirection: Int8, CaseIterable, Hashable, Sendable {
  case inward, outward

  /// A set of directions.
  ///
  /// - Source: SwiftUI, `FrameResizeDirection.Set`.
  public struct Set: OptionSet, Hashable, Sendable {
    public let rawValue: Int8

    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// Creates a set of one direction.
    public init(_ direction: FrameResizeDirection) { self.init(rawValue: 1 << direction.rawValue) }

    public static let inward = Set(.inward)
    public static let outward = Set(.outward)
    public static let all: Set = [.inward, .outward]
  }
}

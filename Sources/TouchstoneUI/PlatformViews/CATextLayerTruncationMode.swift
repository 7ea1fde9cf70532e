/// What is done with text that is too long.
///
/// - Source: Core Animation, `CATextLayerTruncationMode`.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// `none`.
  public static let none = CATextLayerTruncationMode(rawValue: "none")
  /// `start`.
  public static let start = CATextLayerTruncationMode(rawValue: "start")
  /// `middle`.
  public static let middle = CATextLayerTruncationMode(rawValue: "middle")
  /// `end`.
  public static let end = CATextLayerTruncationMode(rawValue: "end")
}

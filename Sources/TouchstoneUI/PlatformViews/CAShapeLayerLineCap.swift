/// The ends of lines.
///
/// - Source: Core Animation, `CAShapeLayerLineCap`.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// `butt`.
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  /// `round`.
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  /// `square`.
  public static let square = CAShapeLayerLineCap(rawValue: "square")
}

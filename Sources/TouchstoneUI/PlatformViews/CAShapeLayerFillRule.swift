/// What is inside an outline.
///
/// - Source: Core Animation, `CAShapeLayerFillRule`.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// `non-zero`.
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  /// `even-odd`.
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

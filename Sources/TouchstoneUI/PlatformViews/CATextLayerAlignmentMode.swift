/// The alignment of text.
///
/// - Source: Core Animation, `CATextLayerAlignmentMode`.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// `natural`.
  public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
  /// `left`.
  public static let left = CATextLayerAlignmentMode(rawValue: "left")
  /// `right`.
  public static let right = CATextLayerAlignmentMode(rawValue: "right")
  /// `center`.
  public static let center = CATextLayerAlignmentMode(rawValue: "center")
  /// `justified`.
  public static let justified = CATextLayerAlignmentMode(rawValue: "justified")
}

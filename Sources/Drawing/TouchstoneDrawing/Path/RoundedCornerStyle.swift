/// The shape of a rounded corner.
///
/// - Source: SwiftUI, `RoundedCornerStyle`.
@frozen public enum RoundedCornerStyle: Hashable, Sendable {
  /// A quarter of a circle or ellipse.
  case circular
  /// A curve whose curvature changes smoothly, beginning about one and a half radii from the corner.
  case continuous
}

/// How text that has shrunk is placed.
///
/// - Source: UIKit, `UIBaselineAdjustment`.
public enum UIBaselineAdjustment: Int, Sendable {
  /// The places of UIKit, in its order.
  case alignBaselines, alignCenters, none
}

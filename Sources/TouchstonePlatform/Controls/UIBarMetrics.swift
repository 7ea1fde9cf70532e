/// The height of a bar.
///
/// - Source: UIKit, `UIBarMetrics`.
public enum UIBarMetrics: Int, Sendable {
  /// The values of UIKit, in its order.
  case `default`, compact
}

/// The height of a bar.
public enum UIBarMetrics: Int, Sendable {
  /// The values of UIKit, in its order.
  case `default`, compact
}

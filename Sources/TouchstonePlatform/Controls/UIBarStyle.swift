/// The style of a bar.
///
/// - Source: UIKit, `UIBarStyle`.
public enum UIBarStyle: Int, Sendable {
  /// The values of UIKit, in its order.
  case `default`, black
}

/// The style of a bar.
public enum UIBarStyle: Int, Sendable {
  /// The values of UIKit, in its order.
  case `default`, black
}

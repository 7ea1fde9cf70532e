/// The colour of the status bar.
///
/// - Source: UIKit, `UIStatusBarStyle`.
public enum UIStatusBarStyle: Int, Sendable {
  /// The values of UIKit, in its order.
  case `default`, lightContent, darkContent = 3
}

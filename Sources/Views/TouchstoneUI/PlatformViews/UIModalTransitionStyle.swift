/// The transition to a presented controller, which is never shown.
///
/// - Source: UIKit, `UIModalTransitionStyle`.
public enum UIModalTransitionStyle: Int, Sendable {
  /// The transitions of UIKit, in its order.
  case coverVertical, flipHorizontal, crossDissolve, partialCurl
}

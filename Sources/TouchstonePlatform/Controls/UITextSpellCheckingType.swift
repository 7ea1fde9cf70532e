/// Whether spelling is checked.
///
/// - Source: UIKit, `UITextSpellCheckingType`.
public enum UITextSpellCheckingType: Int, Sendable {
  /// The values of UIKit, in its order.
  case `default`, no, yes
}

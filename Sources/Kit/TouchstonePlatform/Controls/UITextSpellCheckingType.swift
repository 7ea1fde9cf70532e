/// Whether spelling is checked.
public enum UITextSpellCheckingType: Int, Sendable {
  /// The values of UIKit, in its order.
  case `default`, no, yes
}

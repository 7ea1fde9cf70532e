/// Whether typed text is corrected.
public enum UITextAutocorrectionType: Int, Sendable {
  /// The values of UIKit, in its order.
  case `default`, no, yes
}

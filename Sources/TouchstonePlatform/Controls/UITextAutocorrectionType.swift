/// Whether typed text is corrected.
///
/// - Source: UIKit, `UITextAutocorrectionType`.
public enum UITextAutocorrectionType: Int, Sendable {
  /// The values of UIKit, in its order.
  case `default`, no, yes
}

/// The direction of text.
///
/// - Source: UIKit and AppKit, `NSWritingDirection`.
public enum NSWritingDirection: Int, Sendable {
  /// The direction of the language.
  case natural = -1
  /// Left to right.
  case leftToRight = 0
  /// Right to left.
  case rightToLeft = 1
}

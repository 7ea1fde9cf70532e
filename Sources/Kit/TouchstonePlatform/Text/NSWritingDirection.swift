/// The direction of text.
///
/// - Source: UIKit and AppKit, `NSWritingDirection`.
public enum NSWritingDirection: Int, Sendable {
  /// The direction of the language.
  case natural = -1
  case leftToRight = 0
  case rightToLeft = 1
}

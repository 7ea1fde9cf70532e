/// What is done with a line that is too long.
///
/// - Source: UIKit and AppKit, `NSLineBreakMode`.
public enum NSLineBreakMode: Int, Sendable {
  /// It goes on below, between words or letters.
  case byWordWrapping, byCharWrapping
  /// It is cut off.
  case byClipping
  /// It is shortened at its start, at its end, in its middle.
  case byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}

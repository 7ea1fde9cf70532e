import Foundation
import TouchstoneDrawing
import TouchstoneUI

/// The alignment of text.
///
/// - Source: UIKit and AppKit, `NSTextAlignment`.
public enum NSTextAlignment: Int, Sendable {
  /// Left, centred or right.
  case left, center, right
  case justified
  /// The default alignment of the language.
  case natural
}

public import Foundation

/// The place of a text.
///
/// - Source: UIKit and AppKit, `NSTextContainer`.
open class NSTextContainer: NSObject {
  /// The distance of lines from the sides, in points.
  open var lineFragmentPadding: CGFloat = 5
  /// The greatest number of lines; 0 for no limit.
  open var maximumNumberOfLines = 0
  /// What is done with lines that are too long.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping
  /// The size, in points.
  open var size = CGSize.zero
  /// Whether the width follows that of the view.
  open var widthTracksTextView = false
  /// Whether the height follows that of the view.
  open var heightTracksTextView = false
}

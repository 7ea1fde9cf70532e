public import Foundation
import TouchstoneCore
public import TouchstoneDrawing

/// A layer with text. It stores its settings and is never drawn.
///
/// - Source: Core Animation, `CATextLayer`.
@preconcurrency
open class CATextLayer: CALayer {
  /// The text: a `String` or an `NSAttributedString`.
  open var string: Any? = nil
  open var font: AnyObject? = nil
  /// The size of the font, in points.
  open var fontSize: CGFloat = 36
  open var foregroundColor: CGColor? = .white
  /// Whether the text has several lines.
  open var isWrapped: Bool = false
  open var alignmentMode: CATextLayerAlignmentMode = .natural
  /// What is done with text that is too long.
  open var truncationMode: CATextLayerTruncationMode = .none
}

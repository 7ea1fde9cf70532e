public import Foundation

/// What is asked for, and reported, while a string is drawn.
///
/// - Source: UIKit and AppKit, `NSStringDrawingContext`.
open class NSStringDrawingContext: NSObject {
  /// The smallest factor by which text may be scaled down; 0 for 1.
  open var minimumScaleFactor: CGFloat = 0
  /// The factor by which the last text was scaled down: always 1.
  public var actualScaleFactor: CGFloat { 1 }
  /// The bounds of the last text, in points.
  public internal(set) var totalBounds = CGRect.zero

  /// Creates a context.
  public override init() { super.init() }
}

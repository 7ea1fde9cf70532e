public import Foundation

/// The shadow of text. Pictures of attributed strings don't show it.
///
/// - Source: UIKit and AppKit, `NSShadow`.
open class NSShadow: NSObject, @unchecked Sendable {
  // SAFETY: as with UIKit's, a shadow is not changed after it has become an attribute.
  /// The offset of the shadow, in points.
  open var shadowOffset = CGSize.zero
  /// The blur radius, in points.
  open var shadowBlurRadius: CGFloat = 0
  /// The colour: a `UIColor` or `NSColor`; by default, black with an opacity of a third.
  open var shadowColor: Any?

  /// Creates a shadow without an offset.
  public override init() { super.init() }
}

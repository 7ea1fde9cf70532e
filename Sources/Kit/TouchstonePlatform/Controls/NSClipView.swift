public import Foundation
import TouchstoneDrawing
public import TouchstoneUI

/// The view that shows a part of another one. A scroll view has it around its content.
///
/// - Source: AppKit, `NSClipView`.
open class NSClipView: NSView {
  /// The content.
  open var documentView: NSView? {
    get { document?.superview === self ? document : nil }
    set {
      let old = documentView
      guard newValue !== old else { return }
      old?.removeFromSuperview()
      document = newValue
      if let newValue { addSubview(newValue) }
    }
  }
  // The content until it moves to another view, which this one is not told of.
  private weak var document: NSView?
  /// Whether the y-axis points down: as in the content.
  open override var isFlipped: Bool { documentView?.isFlipped ?? false }
  /// Whether the background is drawn.
  open var drawsBackground = true
  open var backgroundColor: NSColor = .textBackgroundColor
  /// The distances around the content, in points.
  open var contentInsets = NSEdgeInsets()
  open var automaticallyAdjustsContentInsets = true

  /// Creates a view without content.
  public override init(frame frameRect: NSRect) { super.init(frame: frameRect) }

  /// Returns `nil`: archives of Interface Builder can't be read.
  public required init?(coder: NSCoder) { nil }

  /// The frame of the content, in points.
  open var documentRect: NSRect { documentView?.frame ?? .zero }
  /// The part of the content that is seen, in the content's coordinates.
  open var documentVisibleRect: NSRect {
    guard let documentView else { return .zero }
    return bounds.offsetBy(
      dx: documentView.bounds.minX - documentView.frame.minX, dy: documentView.bounds.minY - documentView.frame.minY)
  }

  /// Shows the part of the content that begins at a point.
  open func scroll(to newOrigin: NSPoint) { setBoundsOrigin(newOrigin) }

  /// Returns the bounds nearest to wanted ones that show no more beside the content than necessary.
  open func constrainBoundsRect(_ proposedBounds: NSRect) -> NSRect {
    var result = proposedBounds
    let document = documentRect
    result.origin.x = max(min(result.minX, document.maxX - result.width), document.minX)
    result.origin.y = max(min(result.minY, document.maxY - result.height), document.minY)
    return result
  }
}

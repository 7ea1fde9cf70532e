public import Foundation
import TouchstoneDrawing
public import TouchstoneUI

/// A box around a view. It is never drawn. Use `GroupBox` or `Divider` to have one in pictures.
///
/// - Source: AppKit, `NSBox`.
open class NSBox: NSView {
  open var title = "Title"
  open var titlePosition = TitlePosition.atTop
  open var titleFont: NSFont = .systemFont(ofSize: 11)
  open var boxType = BoxType.primary
  open var cornerRadius: CGFloat = 0
  open var borderWidth: CGFloat = 1
  open var borderColor = NSColor.black
  open var fillColor = NSColor.clear
  open var isTransparent = false
  /// The distances between the border and the content, in points.
  open var contentViewMargins = NSSize(width: 5, height: 5)
  /// It is a subview of the box.
  open var contentView: NSView? {
    didSet {
      guard contentView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let contentView { addSubview(contentView) }
    }
  }

  /// Creates a box.
  public override init(frame frameRect: NSRect) { super.init(frame: frameRect) }

  /// Returns `nil`: archives of Interface Builder can't be read.
  public required init?(coder: NSCoder) { nil }

  /// What a box is for.
  public enum BoxType: UInt, Sendable {
    case primary = 0
    /// A line.
    case separator = 2
    case custom = 4
  }

  /// Where the title is.
  public enum TitlePosition: UInt, Sendable {
    case noTitle = 0
    case aboveTop, atTop, belowTop, aboveBottom, atBottom, belowBottom
  }
}

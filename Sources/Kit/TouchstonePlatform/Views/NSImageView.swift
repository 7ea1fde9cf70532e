import Foundation
public import TouchstoneDrawing
import TouchstoneUI

/// An image view. Use `Image` to have one in pictures.
open class NSImageView: NSControl {
  open var image: NSImage?
  /// How the image fills the view.
  open var imageScaling = NSImageScaling.scaleProportionallyDown
  /// The colour of template images.
  open var contentTintColor: NSColor?
  /// The size, weight, scale and colours of a symbol.
  open var symbolConfiguration: NSImage.SymbolConfiguration?
  /// Whether another image can be dropped on the view. None is.
  open var isEditable = false
  /// Whether the image can be cut, copied and pasted. It never is.
  open var allowsCutCopyPaste = true
  /// Whether the frames of an image are shown in turn. Images have one.
  open var animates = false

  /// Creates an image view at the size of its image.
  public convenience init(image: NSImage) {
    self.init(frame: CGRect(origin: .zero, size: image.size))
    self.image = image
  }
}

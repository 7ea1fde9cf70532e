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

  /// Creates an image view at the size of its image.
  public convenience init(image: NSImage) {
    self.init(frame: CGRect(origin: .zero, size: image.size))
    self.image = image
  }
}

public import Foundation

/// One of the ways in which an image is held: here always pixels.
///
/// A class because AppKit's is one.
///
/// - Source: AppKit, `NSImageRep`.
open class NSImageRep {
  /// The size, in points.
  open var size: NSSize
  /// The width in pixels.
  public let pixelsWide: Int
  /// The height in pixels.
  public let pixelsHigh: Int

  init(pixelsWide: Int, pixelsHigh: Int) {
    self.pixelsWide = pixelsWide
    self.pixelsHigh = pixelsHigh
    size = NSSize(width: CGFloat(pixelsWide), height: CGFloat(pixelsHigh))
  }
}

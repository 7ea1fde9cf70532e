import Foundation
public import TouchstoneDrawing

extension CGImage {
  /// The image, clear where a mask that is stretched over it lets nothing through.
  ///
  /// Of an image mask, black lets all through and white nothing; of another image it is the other way round.
  ///
  /// - Returns: `nil` where the image is an image mask itself, or cannot be drawn.
  public func masking(_ mask: CGImage) -> CGImage? {
    guard !isMask else { return nil }
    let context = CGContext(
      data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0,
      space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
    let whole = CGRect(x: 0, y: 0, width: CGFloat(width), height: CGFloat(height))
    context?.clip(to: whole, mask: mask)
    context?.draw(self, in: whole)
    return context?.makeImage()
  }
}

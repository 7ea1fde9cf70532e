import Foundation
public import TouchstoneDrawing

extension CGImage {
  /// Returns the image, masked by another image that is stretched to its size.
  ///
  /// With an image mask, black lets everything through and white nothing; with any other image it is the opposite.
  ///
  /// - Returns: `nil` if this image is an image mask itself, or cannot be drawn.
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

public import Foundation

extension CGImage {
  /// The bytes of the pixels: rows from the top without gaps, blue, green, red and opacity, premultiplied. The cost is
  /// a copy.
  public var dataProvider: CGDataProvider? {
    bitmap.withUnsafeBytes { CGDataProvider(data: NSData(bytes: $0.baseAddress, length: $0.count)) }
  }

  public var alphaInfo: CGImageAlphaInfo { .premultipliedFirst }

  public var byteOrderInfo: CGImageByteOrderInfo { .order32Little }

  /// How `dataProvider` lays pixels out.
  public var bitmapInfo: CGBitmapInfo {
    CGBitmapInfo(rawValue: alphaInfo.rawValue | byteOrderInfo.rawValue)
  }

  /// sRGB.
  public var colorSpace: CGColorSpace? { .standardRGB }

  public var isMask: Bool { false }

  public var shouldInterpolate: Bool { true }

  public var renderingIntent: CGColorRenderingIntent { .defaultIntent }

  public func copy() -> CGImage? { CGImage(bitmap: bitmap) }

  /// The part of the image within a rectangle of its pixels, y downwards, grown to whole pixels.
  ///
  /// - Returns: `nil` where the rectangle lies outside of the image.
  public func cropping(to rect: CGRect) -> CGImage? {
    let whole = CGRect(x: 0, y: 0, width: CGFloat(width), height: CGFloat(height))
    guard rect.isFinite else { return nil }
    let part = rect.standardized.integral.intersection(whole)
    guard !part.isNull, part.width >= 1, part.height >= 1 else { return nil }
    let (left, top) = (Int(part.minX), Int(part.minY))
    let cropped = Bitmap(width: Int(part.width), height: Int(part.height)) { target in
      bitmap.withUnsafeBytes { source in
        for row in 0..<Int(part.height) {
          let start = (top + row) * bitmap.bytesPerRow + left * 4
          let length = Int(part.width) * 4
          target[row * length..<(row + 1) * length].copyBytes(from: source[start..<start + length])
        }
      }
    }
    return CGImage(bitmap: cropped)
  }
}

/// How colours that a device lacks are replaced; here it counts for nothing.
///
/// - Source: Core Graphics, `CGColorRenderingIntent`.
public enum CGColorRenderingIntent: Int32, Hashable, Sendable {
  case defaultIntent = 0
  case absoluteColorimetric = 1
  case relativeColorimetric = 2
  case perceptual = 3
  case saturation = 4
}

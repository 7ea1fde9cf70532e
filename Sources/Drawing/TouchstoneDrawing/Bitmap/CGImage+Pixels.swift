public import Foundation

extension CGImage {
  /// The bytes of the pixels: rows from the top without gaps, premultiplied; either eight-bit blue, green, red and
  /// alpha, or red, green, blue and alpha as half floats. The bytes are copied.
  public var dataProvider: CGDataProvider? {
    withPixelBytes { CGDataProvider(data: NSData(bytes: $0.baseAddress, length: $0.count)) }
  }

  private func withPixelBytes<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result {
    halves.map { $0.withUnsafeBytes(body) } ?? bitmap.withUnsafeBytes(body)
  }

  /// Where `dataProvider` stores a pixel's alpha; colours are premultiplied.
  public var alphaInfo: CGImageAlphaInfo { halves == nil ? .premultipliedFirst : .premultipliedLast }

  /// The order of a pixel's bytes in `dataProvider`.
  public var byteOrderInfo: CGImageByteOrderInfo { halves == nil ? .order32Little : .order16Little }

  /// The layout of the pixels in `dataProvider`.
  public var bitmapInfo: CGBitmapInfo {
    let format: CGBitmapInfo = halves == nil ? [] : .floatComponents
    return CGBitmapInfo(rawValue: alphaInfo.rawValue | byteOrderInfo.rawValue | format.rawValue)
  }

  /// sRGB; extended linear sRGB for half floats.
  public var colorSpace: CGColorSpace? { halves == nil ? .standardRGB : .extendedLinearRGB }

  /// Always true: the interpolation quality of the context is used.
  public var shouldInterpolate: Bool { true }

  /// Always the default: colours outside sRGB are clamped.
  public var renderingIntent: CGColorRenderingIntent { .defaultIntent }

  /// Returns an image with the same pixels.
  public func copy() -> CGImage? { CGImage(bitmap: bitmap, halves: halves, isMask: isMask) }

  /// Returns the part of the image within a rectangle in pixels, with y down, expanded to whole pixels.
  ///
  /// - Returns: `nil` if the rectangle is outside the image.
  public func cropping(to rect: CGRect) -> CGImage? {
    let whole = CGRect(x: 0, y: 0, width: CGFloat(width), height: CGFloat(height))
    guard rect.isFinite else { return nil }
    let part = rect.standardized.integral.intersection(whole)
    guard !part.isNull, part.width >= 1, part.height >= 1 else { return nil }
    let (left, top) = (Int(part.minX), Int(part.minY))
    func crop<Component>(_ source: [Component]) -> [Component] {
      (top..<top + Int(part.height)).flatMap { row in
        let start = (row * width + left) * 4
        return source[start..<start + Int(part.width) * 4]
      }
    }
    let cropped = Bitmap(width: Int(part.width), height: Int(part.height), bytes: crop(bitmap.bytes))
    return CGImage(bitmap: cropped, halves: halves.map(crop), isMask: isMask)
  }
}

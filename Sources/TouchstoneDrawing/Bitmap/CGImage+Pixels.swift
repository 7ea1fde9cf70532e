public import Foundation

extension CGImage {
  /// The bytes of the pixels: rows from the top without gaps, premultiplied; blue, green, red and opacity of 8 bits, or
  /// red, green, blue and opacity as half floats. The cost is a copy.
  public var dataProvider: CGDataProvider? {
    withPixelBytes { CGDataProvider(data: NSData(bytes: $0.baseAddress, length: $0.count)) }
  }

  private func withPixelBytes<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result {
    halves.map { $0.withUnsafeBytes(body) } ?? bitmap.withUnsafeBytes(body)
  }

  /// Where `dataProvider` has the opacity of a pixel: with colours multiplied by it.
  public var alphaInfo: CGImageAlphaInfo { halves == nil ? .premultipliedFirst : .premultipliedLast }

  /// The order of a pixel's bytes in `dataProvider`.
  public var byteOrderInfo: CGImageByteOrderInfo { halves == nil ? .order32Little : .order16Little }

  /// How `dataProvider` lays pixels out.
  public var bitmapInfo: CGBitmapInfo {
    let format: CGBitmapInfo = halves == nil ? [] : .floatComponents
    return CGBitmapInfo(rawValue: alphaInfo.rawValue | byteOrderInfo.rawValue | format.rawValue)
  }

  /// sRGB; extended linear sRGB for half floats.
  public var colorSpace: CGColorSpace? { halves == nil ? .standardRGB : .extendedLinearRGB }

  /// Always true: what counts is the quality that a drawing asks for.
  public var shouldInterpolate: Bool { true }

  /// Always the default: colours outside of sRGB are clamped.
  public var renderingIntent: CGColorRenderingIntent { .defaultIntent }

  /// An image of the same pixels.
  public func copy() -> CGImage? { CGImage(bitmap: bitmap, halves: halves, isMask: isMask) }

  /// The part of the image within a rectangle of its pixels, y downwards, grown to whole pixels.
  ///
  /// - Returns: `nil` where the rectangle lies outside of the image.
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

/// How colours that a device lacks are replaced; here it counts for nothing.
///
/// - Source: Core Graphics, `CGColorRenderingIntent`.
public enum CGColorRenderingIntent: Int32, Hashable, Sendable {
  /// What suits the drawing.
  case defaultIntent = 0
  /// Colours as they are; those that the device lacks become the nearest that it has.
  case absoluteColorimetric = 1
  /// Colours relative to the white of the device.
  case relativeColorimetric = 2
  /// All colours move so that their relations are kept.
  case perceptual = 3
  /// Colours stay as strong as they are, even if their hue moves.
  case saturation = 4
}

import CPixelKernels
public import Foundation
public import TouchstoneDrawing

extension CGImage {
  /// Creates an image from rows of pixels, starting at the top.
  ///
  /// Colours are interpreted as sRGB, whatever the colour space; only its number of components matters.
  ///
  /// - Parameters:
  ///   - bytesPerRow: The number of bytes per row; 0 for rows without gaps.
  ///   - decode: Must be `nil`; decode arrays are not supported.
  /// - Returns: `nil` unless the layout has 8 bits each for red, green, blue and a fourth byte (premultiplied or
  ///   straight alpha, or unused), or 8 bits of grey without alpha, or 8 bits of alpha only; and `nil` if there are too
  ///   few bytes.
  public convenience init?(
    width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int, space: CGColorSpace,
    bitmapInfo: CGBitmapInfo, provider: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
    intent: CGColorRenderingIntent
  ) {
    guard
      let layout = PixelLayout(bitsPerComponent: bitsPerComponent, model: space.model, info: bitmapInfo),
      bitsPerPixel == layout.bytesPerPixel * 8, decode == nil, (1...0xFFFF).contains(width),
      (1...0xFFFF).contains(height)
    else { return nil }
    self.init(width: width, height: height, layout, bytesPerRow: bytesPerRow, provider, isMask: false)
  }

  /// Creates an image mask from rows of grey pixels, starting at the top: black pixels are painted.
  ///
  /// - Parameters:
  ///   - bytesPerRow: The number of bytes per row; 0 for rows without gaps.
  ///   - decode: Must be `nil`; decode arrays are not supported.
  /// - Returns: `nil` unless the layout has 8 bits per pixel, or if there are too few bytes.
  public convenience init?(
    maskWidth width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int,
    provider: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool
  ) {
    guard bitsPerComponent == 8, bitsPerPixel == 8, decode == nil, (1...0xFFFF).contains(width),
      (1...0xFFFF).contains(height)
    else { return nil }
    self.init(width: width, height: height, .gray, bytesPerRow: bytesPerRow, provider, isMask: true)
  }

  private convenience init?(
    width: Int, height: Int, _ layout: PixelLayout, bytesPerRow: Int, _ provider: CGDataProvider, isMask: Bool
  ) {
    let length = width * layout.bytesPerPixel
    let stride = bytesPerRow == 0 ? length : bytesPerRow
    let (end, overflows) = stride.multipliedReportingOverflow(by: height - 1)
    guard stride >= length, !overflows, provider.contents.count >= end + length else { return nil }
    self.init(
      bitmap: Bitmap(width: width, height: height) { target in
        provider.contents.withUnsafeBytes { source in
          guard let from = source.bindMemory(to: UInt8.self).baseAddress,
            let to = target.bindMemory(to: UInt8.self).baseAddress
          else { return }
          for row in 0..<height { layout.read(from + row * stride, into: to + row * width * 4, width) }
        }
      }, halves: nil, isMask: isMask)
  }

  /// Decodes a PNG file; returns `nil` if the data is not a valid one.
  public convenience init?(
    pngDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
    intent: CGColorRenderingIntent
  ) {
    guard decode == nil, let bitmap = try? PNGImage(data: source.contents).bitmap else { return nil }
    self.init(bitmap: bitmap)
  }

  /// Decodes a JPEG file; returns `nil` if the data is not a valid one.
  public convenience init?(
    jpegDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
    intent: CGColorRenderingIntent
  ) {
    guard decode == nil, let bitmap = try? Bitmap(jpegData: source.contents) else { return nil }
    self.init(bitmap: bitmap)
  }
}

extension CGImage {
  /// Returns the image as a PNG file; half floats are stored with 16 bits, clamped to sRGB.
  ///
  /// - Throws: `ImageEncodingError`.
  func pngData() throws(ImageEncodingError) -> Data {
    guard let halves else { return try bitmap.pngData() }
    return try PNGEncoder.withEncoded(halves: halves, width: width, height: height) { file in
      Data(file) + PNGChunk.bytes(.end, [])
    }
  }
}

extension PixelLayout {
  /// Converts pixels to premultiplied BGRA.
  fileprivate func read(_ source: UnsafePointer<UInt8>, into target: UnsafeMutablePointer<UInt8>, _ count: Int) {
    switch self {
    case .color(let places, .straight):
      // The kernel expects straight RGBA.
      ts_reorder_pixels(source, target, count, [places[2], places[1], places[0], places[3]])
      ts_premultiply_rgba_to_bgra(target, count)
    case .color(let places, _): ts_reorder_pixels(source, target, count, places)
    case .gray: ts_bgra_of_gray(source, target, count)
    case .alphaOnly: ts_bgra_of_alpha(source, target, count)
    }
    if isOpaque { ts_fill_alpha_bgra(target, count) }
  }
}

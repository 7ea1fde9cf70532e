public import Foundation
import TouchstoneCairo
public import TouchstoneDrawing
import TouchstoneImageIO
public import TouchstoneUI

/// The pixels of an image, which can be written to a file.
public final class NSBitmapImageRep: NSImageRep {
  private enum Pixels {
    case image(CGImage)
    case context(CGContext)
  }

  private let pixels: Pixels

  /// The format of a file.
  public enum FileType: UInt, Sendable {
    /// The formats of AppKit, in its order; PNG and JPEG files can be written.
    case tiff, bmp, gif, jpeg, png, jpeg2000
  }

  /// A property of a file.
  public struct PropertyKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// The quality of a JPEG file, from 0 to 1.
    public static let compressionFactor = PropertyKey(rawValue: "NSImageCompressionFactor")
  }

  /// Creates a representation of an image, with one point per pixel.
  public init(cgImage: CGImage) {
    pixels = .image(cgImage)
    super.init(pixelsWide: cgImage.width, pixelsHigh: cgImage.height)
  }

  /// Creates transparent pixels to draw into, with one point per pixel.
  ///
  /// - Parameters:
  ///   - planes: Must be `nil`: the memory is always the representation's own.
  ///   - width: The width in pixels.
  ///   - height: The height in pixels.
  ///   - bps: Must be 8.
  ///   - spp: 4, or 3 without an alpha channel.
  ///   - alpha: Whether pixels have an opacity. There is always room for it.
  ///   - isPlanar: Must be `false`.
  ///   - colorSpaceName: Has no effect: colours are interpreted as sRGB.
  ///   - rBytes: Has no effect.
  ///   - pBits: Has no effect.
  /// - Returns: `nil` for another layout, or without pixels.
  public init?(
    bitmapDataPlanes planes: UnsafeMutablePointer<UnsafeMutablePointer<UInt8>?>?, pixelsWide width: Int,
    pixelsHigh height: Int, bitsPerSample bps: Int, samplesPerPixel spp: Int, hasAlpha alpha: Bool, isPlanar: Bool,
    colorSpaceName: NSColorSpaceName, bytesPerRow rBytes: Int, bitsPerPixel pBits: Int
  ) {
    guard planes == nil, width > 0, height > 0, bps == 8, spp == (alpha ? 4 : 3), !isPlanar,
      let context = CGContext(
        data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
    else { return nil }
    pixels = .context(context)
    super.init(pixelsWide: width, pixelsHigh: height)
  }

  /// What draws into the pixels, one unit per pixel and y up; `nil` for those of an image or a file.
  var context: CGContext? { if case .context(let context) = pixels { context } else { nil } }

  /// The pixels.
  public var cgImage: CGImage? {
    switch pixels {
    case .image(let image): image
    case .context(let context): context.makeImage()
    }
  }

  /// Reads a PNG or JPEG file; returns `nil` for other data.
  public convenience init?(data: Data) {
    guard let image = UIImage(data: data)?.cgImage else { return nil }
    self.init(cgImage: image)
  }

  /// Returns the image as a PNG or JPEG file; `nil` for other formats.
  public func representation(using storageType: FileType, properties: [PropertyKey: Any]) -> Data? {
    guard let pixels = cgImage else { return nil }
    switch storageType {
    case .png: return UIImage(cgImage: pixels).pngData()
    case .jpeg:
      let factor = properties[.compressionFactor]
      let quality = (factor as? NSNumber)?.doubleValue ?? factor as? Double
      return try? pixels.bitmap.jpegData(quality: quality ?? 0.9)
    case .tiff, .bmp, .gif, .jpeg2000: return nil
    }
  }

  /// Returns the colour of a pixel, counted from the top left corner; `nil` outside of the image.
  public func colorAt(x: Int, y: Int) -> NSColor? {
    guard (0..<pixelsWide).contains(x), (0..<pixelsHigh).contains(y), let pixels = cgImage else { return nil }
    let bytes = pixels.bitmap.bytes
    let start = (y * pixelsWide + x) * 4
    let alpha = CGFloat(bytes[start + 3]) / 255
    // Colours are stored multiplied by their opacity.
    func part(_ offset: Int) -> CGFloat { alpha > 0 ? min(CGFloat(bytes[start + offset]) / 255 / alpha, 1) : 0 }
    return NSColor(srgbRed: part(2), green: part(1), blue: part(0), alpha: alpha)
  }
}

extension NSImage {
  /// The image as data that `NSBitmapImageRep(data:)` reads: a PNG file, because TIFF files can't be written.
  public var tiffRepresentation: Data? {
    cgImage(forProposedRect: nil, context: nil, hints: nil).flatMap { UIImage(cgImage: $0).pngData() }
  }

  /// Creates an image that a closure draws, two pixels per point.
  ///
  /// - Parameters:
  ///   - drawingHandlerShouldBeCalledWithFlippedContext: Whether y points down.
  ///   - drawingHandler: Draws into the current context; returns whether it could. If not, the image is empty.
  public convenience init(
    size: NSSize, flipped drawingHandlerShouldBeCalledWithFlippedContext: Bool,
    drawingHandler: @escaping (NSRect) -> Bool
  ) {
    self.init(size: size)
    lockFocusFlipped(drawingHandlerShouldBeCalledWithFlippedContext)
    let isDrawn = drawingHandler(NSRect(origin: .zero, size: size))
    unlockFocus()
    if !isDrawn { source = .none }
  }
}

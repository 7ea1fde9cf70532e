import Foundation
import TouchstoneDrawing
import TouchstoneImageIO

/// Decodes whatever bytes, as they are and with the checksums of PNG chunks made right, so that damage gets past them.
enum DecoderTarget {
  private static let limits = ImageLimits(side: 2048, pixels: 1 << 18)

  static func run(_ bytes: UnsafeRawBufferPointer) {
    let data = Data(bytes)
    decode(data)
    let mended = PNGMender.mended(data)
    if mended != data { decode(mended) }
  }

  private static func decode(_ data: Data) {
    _ = try? PNGImage.metadata(of: data)
    let needed = DecodedColors.needed(by: data)
    for colors in Set([DecodedColors.sRGB, needed, .stored]) {
      check(try? Bitmap(jpegData: data, limits: limits, colors: colors))
      check((try? PNGImage(data: data, limits: limits, colors: colors))?.bitmap)
    }
    guard let image = try? PNGImage(data: data, limits: limits) else { return }
    check(image.bitmap)
    _ = PNGImage.isStamped(data, as: image.bitmap)
  }

  /// What was decoded is within the limits, and comes back from a file.
  private static func check(_ bitmap: Bitmap?) {
    guard let bitmap else { return }
    precondition(bitmap.width * bitmap.height <= limits.pixels, "above the limits")
    guard let file = try? bitmap.pngData(), let image = try? PNGImage(data: file, limits: limits) else {
      preconditionFailure("\(bitmap.width)×\(bitmap.height) px do not come back")
    }
    precondition(image.bitmap == bitmap, "other pixels come back")
    precondition(PNGImage.isStamped(file, as: bitmap), "the stamp is another")
  }
}

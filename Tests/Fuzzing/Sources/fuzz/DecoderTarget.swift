import CImageCodecs
import Foundation
import TouchstoneDrawing
import TouchstoneImageIO

/// Decodes whatever bytes, as they are and with the checksums of PNG chunks made right, so that damage gets past them.
enum DecoderTarget {
  private static let limits = ImageLimits(side: 2048, pixels: 1 << 18)

  static func run(_ bytes: UnsafeRawBufferPointer) {
    let data = Data(bytes)
    decode(data)
    let repaired = PNGRepair.repaired(data)
    if repaired != data { decode(repaired) }
  }

  private static func decode(_ data: Data) {
    _ = try? PNGImage.metadata(of: data)
    checkPlainRows(data)
    let needed = DecodedColors.needed(by: data)
    for colors in Set([DecodedColors.sRGB, needed, .stored]) {
      check(try? Bitmap(jpegData: data, limits: limits, colors: colors))
      check((try? PNGImage(data: data, limits: limits, colors: colors))?.bitmap)
    }
    guard let image = try? PNGImage(data: data, limits: limits) else { return }
    check(image.bitmap)
    _ = PNGImage.isStamped(data, as: image.bitmap)
  }

  /// What is decoded without libpng is what libpng decodes.
  private static func checkPlainRows(_ data: Data) {
    let plain = rows(data) { ts_png_decoder_read_plain_pixels($0, $1, 0) != 0 }
    if let plain {
      precondition(plain == rows(data) { ts_png_decoder_read_pixels($0, $1) == ts_png_ok }, "libpng decodes otherwise")
    }
  }

  private static func rows(
    _ data: Data, read: (OpaquePointer?, UnsafeMutablePointer<UInt8>?) -> Bool
  ) -> [UInt8]? {
    data.withUnsafeBytes { bytes -> [UInt8]? in
      let decoder = ts_png_decoder_create(bytes.bindMemory(to: UInt8.self).baseAddress, bytes.count)
      defer { ts_png_decoder_destroy(decoder) }
      var (width, height): (UInt32, UInt32) = (0, 0)
      guard ts_png_decoder_read_header(decoder, 2048, 2048, &width, &height) == ts_png_ok else { return nil }
      guard Int(width) * Int(height) <= limits.pixels else { return nil }
      let count = Int(width) * Int(height) * 4
      var pixels = [UInt8](repeating: 0, count: count + ts_png_decoder_spare_bytes(Int(height)))
      let isRead = pixels.withUnsafeMutableBufferPointer { read(decoder, $0.baseAddress) }
      return isRead ? [UInt8](pixels.prefix(count)) : nil
    }
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

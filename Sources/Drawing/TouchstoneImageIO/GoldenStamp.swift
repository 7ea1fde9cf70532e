import CImageCodecs
import CPixelKernels
public import Foundation
public import TouchstoneDrawing

/// The pixel hash stored in a PNG file, so that an unchanged golden passes without being decoded.
///
/// The private chunk `tsHS` after the image data contains a version (1 byte), the hash (16 bytes, most significant
/// first) and a CRC-32 over the type and checksum of every chunk that affects the pixels. An edited file has different
/// checksums, which invalidates its stamp even if the editor kept the chunk.
package enum GoldenStamp {
  private static let version: UInt8 = 1

  /// Returns the hash of a bitmap's size and pixels. Cost: one pass, about 0.1 ms per megapixel when optimised.
  package static func hash(of bitmap: Bitmap) -> PixelHash {
    bitmap.withUnsafeBytes { bytes in
      let hash = ts_pixel_hash(
        bytes.bindMemory(to: UInt8.self).baseAddress, bytes.count, UInt64(bitmap.width), UInt64(bitmap.height))
      return PixelHash(high: hash.high, low: hash.low)
    }
  }

  /// Returns the hash stored in a PNG file, if it is still that of its pixels.
  ///
  /// Returns nil if the file is not a PNG, is truncated, has no stamp or one of another version, was edited after
  /// stamping, or has a damaged chunk. Cost: a checksum over the file; nothing is decompressed.
  package static func read(from data: Data) -> PixelHash? {
    data.withUnsafeBytes { read(from: $0) }
  }

  private static func read(from file: UnsafeRawBufferPointer) -> PixelHash? {
    guard ImageFormat(signatureOf: file) == .png else { return nil }
    var chunks = PNGChunks(file)
    var binding: UInt32 = 0
    var stamp: PNGChunk?
    while let chunk = chunks.next() {
      if chunk.type == .stamp {
        guard stamp == nil, chunk.isIntact else { return nil }
        stamp = chunk
      } else if !chunk.type.isSafeToCopy {
        guard chunk.isIntact else { return nil }
        binding = bind(chunk, to: binding)
      }
    }
    guard chunks.isComplete, let data = stamp?.data, data.count == 21, data[0] == version else { return nil }
    guard data.bigEndianWord(at: 17) == binding else { return nil }
    return PixelHash(
      high: UInt64(bigEndian: data.loadUnaligned(fromByteOffset: 1, as: UInt64.self)),
      low: UInt64(bigEndian: data.loadUnaligned(fromByteOffset: 9, as: UInt64.self)))
  }

  /// Returns the chunk for a file that is complete up to the end of its image data.
  static func chunk(_ hash: PixelHash, for file: UnsafeRawBufferPointer) -> [UInt8] {
    let binding = PNGChunks(file).filter { !$0.type.isSafeToCopy }.reduce(0) { bind($1, to: $0) }
    return PNGChunk.bytes(
      .stamp, [version] + hash.high.bigEndianBytes + hash.low.bigEndianBytes + binding.bigEndianBytes)
  }

  private static func bind(_ chunk: PNGChunk, to binding: UInt32) -> UInt32 {
    ts_crc32(binding, chunk.type.rawValue.bigEndianBytes + chunk.checksum.bigEndianBytes, 8)
  }
}

extension PNGImage {
  /// Returns whether a PNG file written by Touchstone still has the pixels of a bitmap, judging by its stored hash.
  ///
  /// False is inconclusive: the file may have the same pixels but no hash. Nothing is decompressed.
  public static func isStamped(_ data: Data, as bitmap: Bitmap) -> Bool {
    GoldenStamp.read(from: data) == GoldenStamp.hash(of: bitmap)
  }
}

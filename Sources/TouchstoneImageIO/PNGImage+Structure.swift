package import Foundation

extension PNGImage {
  /// The types of the chunks of a PNG file, in order and without IEND, and the number of bytes after IEND; nil if it is
  /// not a PNG file. Nothing is decoded.
  package static func structure(of data: Data) -> (types: [String], bytesAfterEnd: Int)? {
    try? data.withBytes { file throws(ImageDecodingError) in
      try ImageFormat.expect(.png, file)
      var chunks = PNGChunks(file)
      var types: [String] = []
      while let chunk = chunks.next() {
        types.append(String(decoding: chunk.type.rawValue.bigEndianBytes, as: UTF8.self))
      }
      return (types, chunks.hasEnd ? file.count - chunks.offset : 0)
    }
  }
}

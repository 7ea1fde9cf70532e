package import Foundation

extension PNGImage {
  /// The parts of a PNG file, found without decoding it.
  package struct Structure: Sendable {
    /// The types of the chunks, in order and without IEND.
    package var types: [String] = []
    /// The orientations in Exif data that turn or mirror the picture, 2…8.
    package var orientations: [Int] = []
    /// The number of bytes after IEND.
    package var bytesAfterEnd = 0
  }

  /// Returns the parts of a PNG file; nil if it is not one.
  package static func structure(of data: Data) -> Structure? {
    try? data.withBytes { file throws(ImageDecodingError) in
      try ImageFormat.expect(.png, file)
      var chunks = PNGChunks(file)
      var structure = Structure()
      while let chunk = chunks.next() {
        structure.types.append(String(decoding: chunk.type.rawValue.bigEndianBytes, as: UTF8.self))
        if chunk.type == .exif, let orientation = ExifOrientation(chunk.data) {
          structure.orientations.append(orientation.rawValue)
        }
      }
      if chunks.hasEnd { structure.bytesAfterEnd = file.count - chunks.offset }
      return structure
    }
  }
}

package import Foundation

extension PNGImage {
  /// Whether a PNG file ends as it must, with an undamaged IEND chunk. Nothing is decompressed.
  ///
  /// - Source: PNG specification, third edition, 11.2.4.
  package static func isComplete(_ data: Data) -> Bool {
    data.withUnsafeBytes { file in
      guard ImageFormat(signatureOf: file) == .png else { return false }
      var chunks = PNGChunks(file)
      while chunks.next() != nil {}
      return chunks.isComplete
    }
  }
}

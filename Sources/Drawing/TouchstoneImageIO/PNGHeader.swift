/// The contents of a PNG file's IHDR chunk.
struct PNGHeader {
  let width: Int
  let height: Int
  let bitDepth: Int
  private let colorType: Int

  /// Reads the header; returns nil if the chunk is not an IHDR of the required 13 bytes.
  init?(_ chunk: PNGChunk) {
    guard chunk.type == .header, chunk.data.count == 13 else { return nil }
    width = Int(chunk.data.bigEndianWord(at: 0))
    height = Int(chunk.data.bigEndianWord(at: 4))
    bitDepth = Int(chunk.data[8])
    colorType = Int(chunk.data[9])
  }

  /// The minimum size of the uncompressed image data in bytes. Width and height must be within limits.
  var leastRawLength: Int {
    let channels =
      switch colorType {
      case 2: 3
      case 4: 2
      case 6: 4
      default: 1
      }
    return height * ((width * channels * bitDepth + 7) / 8)
  }
}

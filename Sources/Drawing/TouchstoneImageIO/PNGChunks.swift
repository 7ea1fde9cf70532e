/// The chunks of a PNG file in order, up to but not including IEND.
struct PNGChunks: Sequence, IteratorProtocol {
  private let file: UnsafeRawBufferPointer
  /// Where the next chunk begins.
  private(set) var offset = 8
  private var count = 0
  /// The maximum number of chunks that are read: encoders with the smallest chunks need as many for a 500 MB image.
  static let most = 1 << 16
  /// Whether an undamaged IEND was reached.
  private(set) var isComplete = false
  /// Whether an IEND was reached, damaged or not.
  private(set) var hasEnd = false

  /// Creates the sequence for a file that begins with the signature.
  init(_ file: UnsafeRawBufferPointer) {
    self.file = file
  }

  mutating func next() -> PNGChunk? {
    guard !hasEnd, count < Self.most, let chunk = PNGChunk(file, at: offset) else { return nil }
    offset += chunk.size
    count += 1
    if chunk.type == .end {
      hasEnd = true
      isComplete = chunk.isIntact
      return nil
    }
    return chunk
  }

  /// Whether the sequence ended because there are too many chunks.
  var isTooLong: Bool { count == Self.most && !hasEnd }

  /// The chunks by type; the first one if there are several of a type.
  var byType: [PNGChunkType: PNGChunk] {
    Dictionary(map { ($0.type, $0) }) { first, _ in first }
  }
}

/// The chunks of a PNG file in their order, without IEND and what follows it.
struct PNGChunks: Sequence, IteratorProtocol {
  private let file: UnsafeRawBufferPointer
  private var offset = 8
  /// Whether the walk came to an undamaged IEND.
  private(set) var isComplete = false

  /// Walks over a file that begins with the signature.
  init(_ file: UnsafeRawBufferPointer) {
    self.file = file
  }

  mutating func next() -> PNGChunk? {
    guard !isComplete, let chunk = PNGChunk(file, at: offset) else { return nil }
    offset += chunk.size
    if chunk.type == .end {
      isComplete = chunk.isIntact
      return nil
    }
    return chunk
  }

  /// The chunks by their type; of several of one type, the first.
  var byType: [PNGChunkType: PNGChunk] {
    Dictionary(map { ($0.type, $0) }) { first, _ in first }
  }
}

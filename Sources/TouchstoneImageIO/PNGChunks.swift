/// The chunks of a PNG file in their order, without IEND and what follows it.
struct PNGChunks: Sequence, IteratorProtocol {
  private let file: UnsafeRawBufferPointer
  private var offset = 8
  private var count = 0
  /// How many chunks are walked over: encoders that write the smallest parts make as many for 500 MB of picture.
  static let most = 1 << 16
  /// Whether the walk came to an undamaged IEND.
  private(set) var isComplete = false
  /// Whether the walk came to an IEND, damaged or not.
  private(set) var hasEnd = false

  /// Walks over a file that begins with the signature.
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

  /// Whether the walk ended because there are too many.
  var isTooLong: Bool { count == Self.most && !hasEnd }

  /// The chunks by their type; of several of one type, the first.
  var byType: [PNGChunkType: PNGChunk] {
    Dictionary(map { ($0.type, $0) }) { first, _ in first }
  }
}

import FlyingSocks

/// Bytes of a body after which the connection breaks off, for the server has no other way to end one.
struct LastBytes: AsyncBufferedSequence {
  let bytes: [UInt8]

  /// The body was sent, and the connection is to end.
  struct End: Error {}

  struct Iterator: AsyncBufferedIteratorProtocol {
    fileprivate var bytes: ArraySlice<UInt8>

    mutating func next() async throws -> UInt8? {
      guard let first = bytes.popFirst() else { throw End() }
      return first
    }

    mutating func nextBuffer(suggested count: Int) async throws -> ArraySlice<UInt8>? {
      guard !bytes.isEmpty else { throw End() }
      defer { bytes = bytes.dropFirst(count) }
      return bytes.prefix(count)
    }
  }

  func makeAsyncIterator() -> Iterator { Iterator(bytes: bytes[...]) }
}

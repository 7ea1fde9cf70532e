import FlyingSocks

/// The bytes of a body, after which the connection is closed: the server has no other way to close it.
struct LastBytes: AsyncBufferedSequence {
  let bytes: [UInt8]

  /// An error that closes the connection after the body was sent.
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

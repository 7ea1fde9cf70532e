/// Numbers from bytes, and when these are used up, from a generator that they seed.
struct ByteSource {
  private let bytes: UnsafeRawBufferPointer
  private var place = 0
  private var state: UInt32

  init(_ bytes: UnsafeRawBufferPointer) {
    self.bytes = bytes
    state = bytes.prefix(32).reduce(1) { $0 &* 31 &+ UInt32($1) }
  }

  /// 0…255.
  mutating func next() -> Int {
    if place < bytes.count {
      place += 1
      return Int(bytes[place - 1])
    }
    state = state &* 1_664_525 &+ 1_013_904_223
    return Int(state >> 24)
  }

  /// −128…127.
  mutating func signed() -> Int { next() - 128 }
}

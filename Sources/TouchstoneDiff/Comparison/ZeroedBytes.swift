import Foundation

/// Bytes that are zero at first. The system provides memory only for the pages that are written to, as long as no others
/// are copied.
struct ZeroedBytes: Hashable, Sendable {
  /// The memory, which has identity because it is freed once.
  // SAFETY: only `withMutableBytes` writes, and only to memory that no other value refers to.
  private final class Memory: @unchecked Sendable {
    let start: UnsafeMutablePointer<UInt8>
    let count: Int

    init(count: Int) {
      guard let memory = calloc(max(1, count), 1) else { fatalError("out of memory") }
      start = memory.bindMemory(to: UInt8.self, capacity: max(1, count))
      self.count = count
    }

    deinit { free(start) }
  }

  private var memory: Memory

  /// Creates a number of bytes that are zero.
  init(count: Int) {
    memory = Memory(count: count)
  }

  /// The number of bytes.
  var count: Int { memory.count }

  /// Whether there are no bytes.
  var isEmpty: Bool { count == 0 }

  /// A byte.
  subscript(index: Int) -> UInt8 {
    withBytes { $0[index] }
  }

  /// Calls a closure with the bytes.
  func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    withExtendedLifetime(memory) { body(UnsafeBufferPointer(start: memory.start, count: count)) }
  }

  /// Calls a closure with the bytes, which it may change.
  mutating func withMutableBytes<Result>(_ body: (UnsafeMutableBufferPointer<UInt8>) -> Result) -> Result {
    if !isKnownUniquelyReferenced(&memory) {
      let copy = Memory(count: count)
      copy.start.update(from: memory.start, count: count)
      memory = copy
    }
    return withExtendedLifetime(memory) { body(UnsafeMutableBufferPointer(start: memory.start, count: count)) }
  }

  static func == (a: ZeroedBytes, b: ZeroedBytes) -> Bool {
    a.count == b.count && (a.memory === b.memory || memcmp(a.memory.start, b.memory.start, a.count) == 0)
  }

  func hash(into hasher: inout Hasher) {
    withBytes { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
  }
}

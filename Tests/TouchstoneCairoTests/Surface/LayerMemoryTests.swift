import Foundation
import Testing

@testable import TouchstoneCairo

@Suite struct LayerMemoryTests {
  private let memory = LayerMemory(limit: 1000)

  /// Returns the address of a block that is given back at once, after its bytes were set.
  private func spoiledAddress(count: Int) throws -> UnsafeMutableRawPointer {
    let block = try #require(memory.block(of: count, isCleared: true))
    memset(block.start, 0xFF, count)
    return block.start
  }

  @Test func `a block is used again, and cleared on request`() throws {
    let first = try spoiledAddress(count: 600)
    let second = try #require(memory.block(of: 500, isCleared: true))
    #expect(second.start == first)
    #expect(UnsafeRawBufferPointer(start: second.start, count: 500).allSatisfy { $0 == 0 })
  }

  @Test func `two blocks in use do not share memory`() throws {
    _ = try spoiledAddress(count: 600)
    let first = try #require(memory.block(of: 600, isCleared: false))
    let second = try #require(memory.block(of: 600, isCleared: false))
    #expect(first.start != second.start)
  }

  @Test func `a block of more than twice the size is not used`() throws {
    let large = try spoiledAddress(count: 900)
    let small = try #require(memory.block(of: 400, isCleared: false))
    let fitting = try #require(memory.block(of: 900, isCleared: false))
    #expect(small.start != large)
    #expect(fitting.start == large)
  }

  @Test func `blocks beyond the limit are freed, the oldest first`() throws {
    let blocks = try (0..<3).map { _ in try #require(memory.block(of: 400, isCleared: false)) }
    #expect(memory.keptBytes == 0)
    _ = consume blocks
    #expect(memory.keptBytes == 800)
  }
}

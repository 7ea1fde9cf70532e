import Foundation
import Testing

@testable import TouchstoneCairo

@Suite struct LayerMemoryTests {
  private let memory = LayerMemory(limit: 1000)

  /// Returns the address of a block that is given back at once.
  private func usedAddress(count: Int) throws -> UnsafeMutableRawPointer {
    try #require(memory.block(of: count)).start
  }

  @Test func `a block is used again`() throws {
    let first = try usedAddress(count: 600)
    let second = try #require(memory.block(of: 500))
    #expect(second.start == first)
  }

  @Test func `a layer on memory that was used before is transparent`() throws {
    let context = RenderContext()
    let bounds = PixelBox(x: 0, y: 0, width: 10, height: 10)
    func pixels(_ draw: (Layer) -> Void) throws -> [UInt8] {
      let layer = try Layer(.color, bounds: bounds, in: context)
      draw(layer)
      var bytes: [UInt8] = []
      layer.withPixels { first, stride in bytes = Array(UnsafeBufferPointer(start: first, count: 10 * stride)) }
      return bytes
    }
    let painted = try pixels { layer in layer.withPixels { first, stride in memset(first, 0xFF, 10 * stride) } }
    #expect(painted.allSatisfy { $0 == 0xFF })
    #expect(context.memory.keptBytes == 400)
    #expect(try pixels { _ in }.allSatisfy { $0 == 0 })
    #expect(context.memory.keptBytes == 400)
  }

  @Test func `two blocks in use do not share memory`() throws {
    _ = try usedAddress(count: 600)
    let first = try #require(memory.block(of: 600))
    let second = try #require(memory.block(of: 600))
    #expect(first.start != second.start)
  }

  @Test func `a block of more than twice the size is not used`() throws {
    let large = try usedAddress(count: 900)
    let small = try #require(memory.block(of: 400))
    let fitting = try #require(memory.block(of: 900))
    #expect(small.start != large)
    #expect(fitting.start == large)
  }

  @Test func `blocks beyond the limit are freed, the oldest first`() throws {
    let blocks = try (0..<3).map { _ in try #require(memory.block(of: 400)) }
    #expect(memory.keptBytes == 0)
    _ = consume blocks
    #expect(memory.keptBytes == 800)
  }
}

import Testing
import TouchstoneDiff
import TouchstoneDrawing

/// What moved by whole pixels is told from what was replaced, added or removed.
struct MovedRegionTests {
  /// Something with an inside, on a background that may have one too.
  private func picture(x: Int, y: Int, color: UInt32 = 0x202020, ground: Bool = false) -> Bitmap {
    var canvas = Canvas(160, 120)
    if ground { for line in 0..<120 { canvas.fill(0, line, 160, 1, UInt32(0xF0F0F0 + line % 3)) } }
    for (dx, dy, width, height) in [(0, 0, 3, 14), (0, 0, 12, 3), (4, 6, 9, 2), (14, 2, 2, 12), (18, 1, 6, 6)] {
      canvas.fill(x + dx, y + dy, width, height, color)
    }
    return canvas.bitmap
  }

  private func regions(_ a: Bitmap, _ b: Bitmap) -> [DifferenceRegion] { Comparer.exact.compare(a, b).regions }

  @Test(arguments: [(1, 0), (0, 1), (-1, 0), (3, -2), (-12, 9), (0, 20), (30, -5)])
  func `a shape that moved a number of pixels is moved`(x: Int, y: Int) {
    let found = regions(picture(x: 60, y: 50), picture(x: 60 + x, y: 50 + y))
    #expect(found.map(\.kind) == [.moved])
    #expect(found.map(\.movement) == [PixelOffset(x: x, y: y)])
  }

  @Test func `what moved far is moved at both places`() {
    let found = regions(picture(x: 10, y: 10), picture(x: 100, y: 80))
    #expect(found.map(\.kind) == [.moved, .moved])
    #expect(found.map(\.movement) == [PixelOffset(x: 90, y: 70), PixelOffset(x: 90, y: 70)])
    let back = regions(picture(x: 100, y: 80), picture(x: 10, y: 10))
    #expect(back.map(\.movement) == [PixelOffset(x: -90, y: -70), PixelOffset(x: -90, y: -70)])
  }

  @Test func `what moved and changed its color is not moved`() {
    let found = regions(picture(x: 60, y: 50), picture(x: 61, y: 50, color: 0x402020))
    #expect(!found.map(\.kind).contains(.moved) && found.allSatisfy { $0.movement == nil })
    let far = regions(picture(x: 10, y: 10), picture(x: 100, y: 80, color: 0x402020))
    #expect(far.map(\.kind) == [.removed, .added])
  }

  @Test func `what moved over a background of stripes is not moved`() {
    let found = regions(picture(x: 60, y: 50, ground: true), picture(x: 60, y: 51, ground: true))
    #expect(!found.map(\.kind).contains(.moved))
  }

  @Test func `what was added or removed is not moved`() {
    let blank = Canvas(160, 120).bitmap
    #expect(regions(blank, picture(x: 60, y: 50)).map(\.kind) == [.added])
    #expect(regions(picture(x: 60, y: 50), blank).map(\.kind) == [.removed])
  }

  @Test func `other text of the same size is replaced`() {
    let canvas = Canvas(160, 120)
    let a = canvas.with { for i in 0..<8 { $0.fill(40 + i * 6, 50, 2, 10 - i % 3, 0x000000) } }
    let b = canvas.with { for i in 0..<8 { $0.fill(42 + i * 6, 50 + i % 2 * 3, 2, 7 + i % 4, 0x000000) } }
    #expect(!regions(a, b).map(\.kind).contains(.moved))
  }

  @Test func `the edges of a box that moved one pixel are moved`() {
    let canvas = Canvas(160, 120)
    let found = regions(
      canvas.with { $0.fill(40, 40, 60, 30, 0x007AFF) }, canvas.with { $0.fill(41, 40, 60, 30, 0x007AFF) })
    #expect(found.map(\.kind) == [.moved, .moved])
  }
}

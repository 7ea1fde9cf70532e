import Testing
import TouchstoneDrawing
import TouchstoneImageIO

struct IndexedBitmapTests {
  /// A bitmap of one row.
  private func row(_ pixels: [UInt32]) -> Bitmap {
    Bitmap(width: pixels.count, height: 1) { bytes in
      for (index, pixel) in pixels.enumerated() {
        bytes.storeBytes(of: pixel.littleEndian, toByteOffset: index * 4, as: UInt32.self)
      }
    }
  }

  @Test func `Colours are numbered in the order in which they first occur`() throws {
    let bitmap = row([0xFF00_00FF, 0xFF00_00FF, 0xFFFF_0000, 0xFF00_00FF, 0xFF00_0000])
    let indexed = try #require(IndexedBitmap(exactly: bitmap))
    #expect(indexed.palette == [0xFF00_00FF, 0xFFFF_0000, 0xFF00_0000])
    #expect(indexed.indices == [0, 0, 1, 0, 2])
    #expect(try PNGImage(data: indexed.pngData()).bitmap == bitmap)
  }

  /// Colours that differ in few bits, and more than the table has slots for without collisions.
  @Test(arguments: [1, 2, 255, 256], [UInt32(1), 256, 65_536, 65_793])
  func `Up to 256 colours are found exactly`(count: Int, step: UInt32) throws {
    let colors = (0..<count).map { 0xFF00_0000 + UInt32($0) * step }
    let bitmap = row(colors + colors.reversed())
    let indexed = try #require(IndexedBitmap(exactly: bitmap))
    #expect(indexed.palette == colors)
    #expect(try PNGImage(data: indexed.pngData()).bitmap == bitmap)
  }

  @Test func `There is no palette for more colours, or for pixels that are not opaque`() {
    #expect(IndexedBitmap(exactly: row((0..<257).map { 0xFF00_0000 + $0 })) == nil)
    #expect(IndexedBitmap(exactly: row([0xFF00_0000, 0xFE00_0000])) == nil)
    #expect(IndexedBitmap(exactly: row([0])) == nil)
  }
}

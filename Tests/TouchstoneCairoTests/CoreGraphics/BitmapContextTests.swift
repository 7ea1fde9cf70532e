import Foundation
import Testing
import TouchstoneCairo
import TouchstoneDrawing

/// The memory of bitmap contexts: what it held, when it is written, and in which order.
@Suite struct BitmapContextTests {
  private func context(
    _ data: UnsafeMutableRawPointer? = nil, width: Int = 8, height: Int = 4, bytesPerRow: Int = 0,
    space: CGColorSpace = CGColorSpaceCreateDeviceRGB(),
    info: UInt32 = CGImageAlphaInfo.premultipliedLast.rawValue
  ) throws -> CGContext {
    try #require(
      CGContext(
        data: data, width: width, height: height, bitsPerComponent: 8, bytesPerRow: bytesPerRow, space: space,
        bitmapInfo: info))
  }

  @Test func `What the memory held shows below what is drawn`() throws {
    // Opaque green, RGBA.
    var pixels = [UInt8]((0..<8 * 4).flatMap { _ in [0, 255, 0, 255] as [UInt8] })
    try pixels.withUnsafeMutableBytes { bytes in
      let context = try context(bytes.baseAddress)
      context.setFillColor(red: 1, green: 0, blue: 0, alpha: 0.5)
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
      let bitmap = try #require(context.makeImage()).bitmap
      #expect(bitmap.rgba(6, 2) == [0, 255, 0, 255])
      // W3C Compositing, source over: half red over green.
      #expect(bitmap.rgba(1, 2) == [128, 127, 0, 255])
    }
  }

  @Test func `The caller's memory is written at once, without asking`() throws {
    var pixels = [UInt8](repeating: 0, count: 8 * 4 * 4)
    try pixels.withUnsafeMutableBytes { bytes in
      let context = try context(bytes.baseAddress)
      context.fill(CGRect(x: 0, y: 3, width: 1, height: 1))
      #expect(Array(bytes[0..<8]) == [0, 0, 0, 255, 0, 0, 0, 0])
      // What the caller writes in between stays.
      bytes[4] = 9
      bytes[7] = 9
      context.fill(CGRect(x: 2, y: 3, width: 1, height: 1))
      #expect(Array(bytes[0..<12]) == [0, 0, 0, 255, 9, 0, 0, 9, 0, 0, 0, 255])
    }
  }

  @Test func `Memory that was asked for is written at once from then on`() throws {
    let context = try context()
    let memory = try #require(context.data).assumingMemoryBound(to: UInt8.self)
    context.fill(CGRect(x: 0, y: 3, width: 1, height: 1))
    #expect(memory[3] == 255 && memory[7] == 0)
  }

  @Test func `A transparency layer reaches the memory when it ends`() throws {
    let context = try context()
    let memory = try #require(context.data).assumingMemoryBound(to: UInt8.self)
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    context.fill(CGRect(x: 0, y: 3, width: 1, height: 1))
    #expect(memory[3] == 0)
    #expect(context.makeImage()?.bitmap.rgba(0, 0) == [0, 0, 0, 0])
    context.endTransparencyLayer()
    #expect(memory[3] == 255)
  }

  private static let layouts: [(CGImageAlphaInfo, CGBitmapInfo, [UInt8])] = [
    (.premultipliedLast, .byteOrder32Big, [64, 32, 16, 128]),
    (.premultipliedFirst, .byteOrder32Big, [128, 64, 32, 16]),
    (.premultipliedFirst, .byteOrder32Little, [16, 32, 64, 128]),
    (.premultipliedLast, .byteOrder32Little, [128, 16, 32, 64]),
    (.noneSkipLast, CGBitmapInfo(), [64, 32, 16, 255]),
    (.noneSkipFirst, .byteOrder32Little, [16, 32, 64, 255]),
  ]

  @Test(arguments: layouts)
  func `Components stand where the layout says`(
    _ alpha: CGImageAlphaInfo, _ order: CGBitmapInfo, _ expected: [UInt8]
  ) throws {
    let context = try context(info: alpha.rawValue | order.rawValue)
    let color = CGColor(red: 64.0 / 128, green: 32.0 / 128, blue: 16.0 / 128, alpha: 128.0 / 255)
    context.setFillColor(color)
    context.fill(CGRect(x: 0, y: 0, width: 8, height: 4))
    let memory = try #require(context.data).assumingMemoryBound(to: UInt8.self)
    #expect((0..<4).map { memory[$0] } == expected)
    #expect(context.alphaInfo == alpha && context.bitsPerPixel == 32)
    // What was drawn is read back as it was written.
    #expect(try #require(context.makeImage()).bitmap.rgba(0, 0) == [64, 32, 16, alpha.rawValue > 4 ? 255 : 128])
  }

  @Test func `A grey context holds brightness on black, one byte each`() throws {
    let context = try context(space: CGColorSpaceCreateDeviceGray(), info: CGImageAlphaInfo.none.rawValue)
    context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 4))
    context.setFillColor(gray: 1, alpha: 0.5)
    context.fill(CGRect(x: 1, y: 0, width: 1, height: 4))
    let memory = try #require(context.data).assumingMemoryBound(to: UInt8.self)
    // PDF 32000-1, 10.3.2: 0.3 of red.
    #expect((0..<3).map { memory[$0] } == [77, 128, 0])
    #expect(context.bytesPerRow == 8 && context.bitsPerPixel == 8)
  }

  @Test func `A context of opacity alone holds coverage`() throws {
    let context = try context(space: CGColorSpaceCreateDeviceGray(), info: CGImageAlphaInfo.alphaOnly.rawValue)
    context.setFillColor(gray: 1, alpha: 0.5)
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 4))
    let memory = try #require(context.data).assumingMemoryBound(to: UInt8.self)
    #expect((0..<2).map { memory[$0] } == [128, 0])
  }

  @Test func `Bytes between rows are left alone`() throws {
    var pixels = [UInt8](repeating: 7, count: 40 * 4)
    try pixels.withUnsafeMutableBytes { bytes in
      let context = try context(bytes.baseAddress, bytesPerRow: 40)
      context.clear(CGRect(x: 0, y: 0, width: 8, height: 4))
    }
    for row in 0..<4 {
      #expect(pixels[row * 40..<row * 40 + 32].allSatisfy { $0 == 0 })
      #expect(pixels[row * 40 + 32..<row * 40 + 40].allSatisfy { $0 == 7 })
    }
  }

  @Test func `A bitmap that cannot be held gives no context`() {
    for (width, height) in [(0, 1), (-4, 4), (40_000, 1), (32_767, 32_767), (Int.max, Int.max)] {
      #expect(
        CGContext(
          data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0,
          space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue) == nil)
    }
  }

  @Test func `Pictures made later hold what was drawn before`() throws {
    let context = try context()
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 4))
    let first = try #require(context.makeImage())
    context.fill(CGRect(x: 1, y: 0, width: 1, height: 4))
    let second = try #require(context.makeImage())
    #expect(first.bitmap.rgba(1, 0)[3] == 0)
    #expect(second.bitmap.rgba(0, 0)[3] == 255 && second.bitmap.rgba(1, 0)[3] == 255)
  }
}

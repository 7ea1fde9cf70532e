import Foundation
import Testing
import TouchstoneCairo
import TouchstoneDrawing

@Suite struct CGContextTests {
  private func bitmapContext(
    width: Int = 20, height: Int = 10, data: UnsafeMutableRawPointer? = nil,
    info: UInt32 = CGImageAlphaInfo.premultipliedLast.rawValue
  ) throws -> CGContext {
    let space = try #require(CGColorSpace(name: CGColorSpace.sRGB))
    return try #require(
      CGContext(
        data: data, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0, space: space, bitmapInfo: info))
  }

  @Test func `The origin lies at the bottom left`() throws {
    let context = try bitmapContext()
    context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
    context.fill(CGRect(x: 0, y: 0, width: 5, height: 2))
    let image = try #require(context.makeImage())
    #expect(image.bitmap.rgba(0, 9) == [255, 0, 0, 255])
    #expect(image.bitmap.rgba(0, 7) == [0, 0, 0, 0])
    #expect(image.bitmap.rgba(5, 9) == [0, 0, 0, 0])
  }

  @Test func `A restored state takes back transform, colour and clip`() throws {
    let context = try bitmapContext()
    context.saveGState()
    context.translateBy(x: 10, y: 5)
    context.clip(to: CGRect(x: 0, y: 0, width: 2, height: 2))
    context.setFillColor(.white)
    context.fill(CGRect(x: -10, y: -5, width: 20, height: 10))
    context.restoreGState()
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    let bitmap = try #require(context.makeImage()).bitmap
    #expect(bitmap.rgba(10, 4) == [255, 255, 255, 255])
    #expect(bitmap.rgba(9, 4) == [0, 0, 0, 0])
    #expect(bitmap.rgba(0, 9) == [0, 0, 0, 255])
  }

  @Test func `An image stands upright in its rectangle`() throws {
    let image = CGImage(bitmap: Bitmap(width: 2, height: 2) { _, y in y == 0 ? [255, 0, 0, 255] : [0, 0, 255, 255] })
    let context = try bitmapContext()
    context.draw(image, in: CGRect(x: 4, y: 2, width: 2, height: 2))
    let bitmap = try #require(context.makeImage()).bitmap
    #expect(bitmap.rgba(4, 6) == [255, 0, 0, 255])
    #expect(bitmap.rgba(4, 7) == [0, 0, 255, 255])
  }

  @Test func `A display list stands upright with its lower left corner at the origin`() throws {
    let list = DisplayList(size: CGSize(width: 4, height: 4), items: [rectangle(0, 0, 4, 1, .pureRed)])
    let context = try bitmapContext()
    context.translateBy(x: 2, y: 1)
    context.draw(list)
    let bitmap = try #require(context.makeImage()).bitmap
    #expect(bitmap.rgba(2, 5) == [255, 0, 0, 255])
    #expect(bitmap.rgba(2, 4) == [0, 0, 0, 0])
    #expect(bitmap.rgba(2, 6) == [0, 0, 0, 0])
  }

  @Test func `A transparency layer is drawn as one`() throws {
    let context = try bitmapContext()
    context.setAlpha(0.5)
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
    context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
    context.endTransparencyLayer()
    context.fill(CGRect(x: 10, y: 0, width: 10, height: 10))
    context.fill(CGRect(x: 10, y: 0, width: 10, height: 10))
    let bitmap = try #require(context.makeImage()).bitmap
    #expect(bitmap.rgba(5, 5) == [0, 0, 0, 128])
    #expect(bitmap.rgba(15, 5)[3] == 192)
  }

  @Test func `A rotated stroke keeps its width`() throws {
    let context = try bitmapContext(width: 20, height: 20)
    context.translateBy(x: 10, y: 10)
    context.rotate(by: .pi / 2)
    context.setLineWidth(4)
    context.strokeLineSegments(between: [CGPoint(x: -10, y: 0), CGPoint(x: 10, y: 0)])
    let bitmap = try #require(context.makeImage()).bitmap
    #expect(bitmap.rgba(8, 3)[3] == 255)
    #expect(bitmap.rgba(11, 16)[3] == 255)
    #expect(bitmap.rgba(7, 3)[3] == 0)
  }

  @Test func `Pixels reach the caller's memory in the asked-for order`() throws {
    var pixels = [UInt8](repeating: 0, count: 20 * 10 * 4)
    try pixels.withUnsafeMutableBytes { bytes in
      let context = try bitmapContext(data: bytes.baseAddress)
      context.setFillColor(red: 1, green: 0.2, blue: 0, alpha: 1)
      context.fill(CGRect(x: 0, y: 0, width: 20, height: 10))
      context.flush()
    }
    #expect(Array(pixels.prefix(4)) == [255, 51, 0, 255])
    let little = CGImageAlphaInfo.premultipliedFirst.rawValue | CGBitmapInfo.byteOrder32Little.rawValue
    let context = try bitmapContext(info: little)
    context.setFillColor(red: 1, green: 0.2, blue: 0, alpha: 1)
    context.fill(CGRect(x: 0, y: 0, width: 20, height: 10))
    let memory = try #require(context.data).assumingMemoryBound(to: UInt8.self)
    #expect((0..<4).map { memory[$0] } == [0, 51, 255, 255])
  }

  @Test func `A layout that cannot be drawn into gives no context`() throws {
    let space = CGColorSpaceCreateDeviceRGB()
    func context(_ bits: Int, _ row: Int, _ info: UInt32) -> CGContext? {
      CGContext(
        data: nil, width: 4, height: 4, bitsPerComponent: bits, bytesPerRow: row, space: space, bitmapInfo: info)
    }
    #expect(context(16, 0, CGImageAlphaInfo.premultipliedLast.rawValue) == nil)
    #expect(context(8, 3, CGImageAlphaInfo.premultipliedLast.rawValue) == nil)
    #expect(context(8, 0, CGImageAlphaInfo.last.rawValue) == nil)
    #expect(context(8, 0, CGImageAlphaInfo.premultipliedLast.rawValue | CGBitmapInfo.byteOrder16Little.rawValue) == nil)
    #expect(context(8, 0, CGImageAlphaInfo.premultipliedLast.rawValue) != nil)
  }

  @Test func `Display P3 red is redder than sRGB's`() throws {
    let space = try #require(CGColorSpace(name: CGColorSpace.displayP3))
    let color = try #require(CGColor(colorSpace: space, components: [1, 0, 0, 1])).resolved
    // CSS Color 4: color(display-p3 1 0 0) is color(srgb 1.0931 -0.2267 -0.1501).
    #expect(abs(color.red - 1.0931) < 0.001)
    #expect(abs(color.green + 0.2267) < 0.001)
    #expect(abs(color.blue + 0.1501) < 0.001)
  }

  @Test func `A shadow falls where its offset points, whatever the transform`() throws {
    let context = try bitmapContext(width: 40, height: 40)
    context.scaleBy(x: 2, y: 2)
    context.setShadow(offset: CGSize(width: 0, height: 10), blur: 0, color: .black)
    context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
    context.fill(CGRect(x: 5, y: 5, width: 5, height: 5))
    let bitmap = try #require(context.makeImage()).bitmap
    #expect(bitmap.rgba(15, 25) == [255, 0, 0, 255])
    #expect(bitmap.rgba(15, 15) == [0, 0, 0, 255])
    #expect(bitmap.rgba(15, 33)[3] == 0)
  }
}

import Foundation
import Testing
import TouchstoneDrawing
import TouchstoneImageIO

@Suite struct CGImageTests {
  private func image(
    _ bytes: [UInt8], width: Int = 2, height: Int = 1, bits: Int = 32, row: Int = 0,
    space: CGColorSpace = CGColorSpaceCreateDeviceRGB(), _ info: CGBitmapInfo
  ) -> CGImage? {
    guard let provider = CGDataProvider(data: NSData(data: Data(bytes))) else { return nil }
    return CGImage(
      width: width, height: height, bitsPerComponent: 8, bitsPerPixel: bits, bytesPerRow: row, space: space,
      bitmapInfo: info, provider: provider, decode: nil, shouldInterpolate: false, intent: .defaultIntent)
  }

  private func info(_ alpha: CGImageAlphaInfo, _ order: CGBitmapInfo = []) -> CGBitmapInfo {
    CGBitmapInfo(rawValue: alpha.rawValue).union(order)
  }

  @Test func `straight opacity is multiplied`() throws {
    let picture = try #require(image([255, 100, 0, 128, 1, 2, 3, 255], info(.last)))
    #expect(picture.bitmap[0, 0] == (blue: 0, green: 50, red: 128, alpha: 128))
    #expect(picture.bitmap[1, 0] == (blue: 3, green: 2, red: 1, alpha: 255))
  }

  @Test func `layouts say where components stand`() throws {
    let expected: (blue: UInt8, green: UInt8, red: UInt8, alpha: UInt8) = (3, 2, 1, 4)
    #expect(try #require(image([1, 2, 3, 4, 0, 0, 0, 0], info(.premultipliedLast))).bitmap[0, 0] == expected)
    #expect(try #require(image([4, 1, 2, 3, 0, 0, 0, 0], info(.premultipliedFirst))).bitmap[0, 0] == expected)
    let little = info(.premultipliedFirst, .byteOrder32Little)
    #expect(try #require(image([3, 2, 1, 4, 0, 0, 0, 0], little)).bitmap[0, 0] == expected)
    #expect(try #require(image([1, 2, 3, 4, 0, 0, 0, 0], info(.noneSkipLast))).bitmap[0, 0].alpha == 255)
    let gray = image([9, 200], bits: 8, space: CGColorSpaceCreateDeviceGray(), info(.none))
    #expect(try #require(gray).bitmap[1, 0] == (blue: 200, green: 200, red: 200, alpha: 255))
  }

  @Test func `bytes that do not fit give nothing`() {
    #expect(image([1, 2, 3], info(.last)) == nil)
    #expect(image([UInt8](repeating: 0, count: 8), row: 4, info(.last)) == nil)
    #expect(image([UInt8](repeating: 0, count: 8), bits: 24, info(.last)) == nil)
    #expect(image([UInt8](repeating: 0, count: 8), width: 0, info(.last)) == nil)
    #expect(image([UInt8](repeating: 0, count: 8), height: .max, row: .max, info(.last)) == nil)
    #expect(image([UInt8](repeating: 0, count: 8), info(.last, .byteOrder16Big)) == nil)
  }

  @Test func `pixels are read as the layout says`() throws {
    let picture = CGImage(bitmap: Bitmap(width: 1, height: 2, bytes: [3, 2, 1, 4, 30, 20, 10, 40]))
    let data = try #require(picture.dataProvider?.data)
    #expect(Data(referencing: data) == Data([3, 2, 1, 4, 30, 20, 10, 40]))
    let again = image(
      [UInt8](Data(referencing: data)), width: 1, height: 2, row: picture.bytesPerRow, picture.bitmapInfo)
    #expect(again == picture)
  }

  @Test func `pictures go through files and back`() throws {
    let picture = CGImage(bitmap: Bitmap(width: 2, height: 1, bytes: [0, 0, 255, 255, 10, 20, 30, 40]))
    let png = try picture.bitmap.pngData()
    let source = try #require(CGDataProvider(data: NSData(data: png)))
    let decoded = CGImage(
      pngDataProviderSource: source, decode: nil, shouldInterpolate: false, intent: .defaultIntent)
    #expect(decoded == picture)
    #expect(
      CGImage(jpegDataProviderSource: source, decode: nil, shouldInterpolate: false, intent: .defaultIntent) == nil)
    #expect(CGDataProvider(url: NSURL(fileURLWithPath: "/nowhere")) == nil)
  }

  @Test func `JPEG keeps a smooth picture`() throws {
    let levels = stride(from: UInt8(0), to: 128, by: 2)
    let bytes = levels.flatMap { y in levels.flatMap { x in [x, y, 90, 255] as [UInt8] } }
    let bitmap = Bitmap(width: 64, height: 64, bytes: bytes)
    let data = try bitmap.jpegData(quality: 1)
    let again = try Bitmap(jpegData: data)
    let worst = zip(bitmap.bytes, again.bytes).map { abs(Int($0) - Int($1)) }.max()
    #expect(try #require(worst) <= 8)
    #expect(try bitmap.jpegData(quality: 0.1).count < data.count)
    #expect(try bitmap.jpegData(quality: .nan) == bitmap.jpegData())
    #expect(UIImage(cgImage: CGImage(bitmap: bitmap)).jpegData(compressionQuality: 1) == data)
    #expect(UIImage().jpegData(compressionQuality: 1) == nil)
  }

  @Test func `JPEG without pixels is refused`() {
    #expect(throws: ImageEncodingError.unsupportedJPEGSize(width: 0, height: 0)) {
      try Bitmap(width: 0, height: 0).jpegData()
    }
  }
}

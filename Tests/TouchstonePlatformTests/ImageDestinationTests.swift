import CoreGraphics
import Foundation
import ImageIO
import Testing

@Suite struct ImageDestinationTests {
  /// A picture of 16 × 8 pixels, drawn without any module but CoreGraphics: green at its left half.
  private func picture() throws -> CGImage {
    let context = try #require(
      CGContext(
        data: nil, width: 16, height: 8, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
    context.setFillColor(red: 0, green: 1, blue: 0, alpha: 1)
    context.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
    return try #require(context.makeImage())
  }

  private func written(_ type: String, _ properties: NSDictionary? = nil) throws -> Data {
    let data = NSMutableData()
    let destination = try #require(CGImageDestinationCreateWithData(data, NSString(string: type), 1, nil))
    CGImageDestinationAddImage(destination, try picture(), properties)
    #expect(CGImageDestinationFinalize(destination))
    #expect(!CGImageDestinationFinalize(destination), "written once")
    return Data(referencing: data)
  }

  @Test func `a PNG file has the pixels of the picture`() throws {
    let data = try written("public.png")
    // The signature of PNG files.
    #expect(Array(data.prefix(4)) == [0x89, 0x50, 0x4E, 0x47])
    let source = try #require(CGImageSourceCreateWithData(NSData(data: data), nil))
    let image = try #require(CGImageSourceCreateImageAtIndex(source, 0, nil))
    #expect(try image.bitmap == picture().bitmap)
  }

  @Test func `a JPEG file is smaller with less quality`() throws {
    func size(_ quality: Double) throws -> Int {
      let key = NSString(string: kCGImageDestinationLossyCompressionQuality)
      let data = try written("public.jpeg", [key: NSNumber(value: quality)])
      // The marker at the start of JPEG files.
      #expect(Array(data.prefix(2)) == [0xFF, 0xD8])
      return data.count
    }
    #expect(try size(0.1) < size(1))
  }

  @Test func `a file is written where its address says`() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("destination-\(UUID().uuidString).png")
    defer { try? FileManager.default.removeItem(at: file) }
    let url = NSURL(fileURLWithPath: file.path)
    let destination = try #require(CGImageDestinationCreateWithURL(url, "public.png", 1, nil))
    let source = try #require(CGImageSourceCreateWithData(NSData(data: try written("public.png")), nil))
    #expect(!CGImageDestinationFinalize(destination), "there is no picture yet")
    CGImageDestinationAddImageFromSource(destination, source, 0, nil)
    #expect(CGImageDestinationFinalize(destination))
    #expect(CGImageSourceCreateWithURL(url, nil) != nil)
  }

  @Test func `types that cannot be written, and several pictures, have no destination`() {
    #expect(CGImageDestinationCreateWithData(NSMutableData(), "public.heic", 1, nil) == nil)
    #expect(CGImageDestinationCreateWithData(NSMutableData(), "public.png", 2, nil) == nil)
    #expect(CGImageDestinationCopyTypeIdentifiers().count == 2)
  }
}

import Foundation
import ImageIO
import Testing
import UIKit

@Suite struct ImageSourceTests {
  /// A picture of 40 × 20 pixels, red at its left half.
  private func file() -> Data {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: CGSize(width: 40, height: 20), format: format).pngData { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
    }
  }

  @Test func `a source has one picture, with its size in pixels`() throws {
    let source = try #require(CGImageSourceCreateWithData(NSData(data: file()), nil))
    #expect(CGImageSourceGetCount(source) == 1)
    let image = try #require(CGImageSourceCreateImageAtIndex(source, 0, nil))
    #expect(image.width == 40)
    #expect(image.height == 20)
    // Blue, green, red, opacity.
    #expect(Array(image.bitmap.bytes.prefix(4)) == [0, 0, 255, 255])
    let properties = try #require(CGImageSourceCopyPropertiesAtIndex(source, 0, nil) as? [String: Int])
    #expect(properties == [kCGImagePropertyPixelWidth: 40, kCGImagePropertyPixelHeight: 20])
    #expect(CGImageSourceCreateImageAtIndex(source, 1, nil) == nil)
    #expect(CGImageSourceCopyPropertiesAtIndex(source, 1, nil) == nil)
  }

  @Test func `a source knows the size of its file`() throws {
    let data = file()
    let source = try #require(CGImageSourceCreateWithData(NSData(data: data), nil))
    let properties = try #require(CGImageSourceCopyProperties(source, nil) as? [String: Any])
    #expect(properties[kCGImagePropertyFileSize] as? Int == data.count)
    let animation = properties[kCGImagePropertyGIFDictionary] as? [String: Any]
    #expect(animation?[kCGImagePropertyGIFLoopCount] == nil && animation?[kCGImagePropertyGIFDelayTime] == nil)
  }

  @Test func `a thumbnail is as long as asked for, and never larger than the picture`() throws {
    let source = try #require(CGImageSourceCreateWithData(NSData(data: file()), nil))
    func thumbnail(_ most: Int) -> [Int]? {
      let options: NSDictionary = [NSString(string: kCGImageSourceThumbnailMaxPixelSize): NSNumber(value: most)]
      return CGImageSourceCreateThumbnailAtIndex(source, 0, options).map { [$0.width, $0.height] }
    }
    #expect(thumbnail(10) == [10, 5])
    #expect(thumbnail(1) == [1, 1])
    #expect(thumbnail(400) == [40, 20])
    #expect(CGImageSourceCreateThumbnailAtIndex(source, 1, nil) == nil)
  }

  @Test func `what is no picture has no source`() throws {
    #expect(CGImageSourceCreateWithData(NSData(data: Data("text".utf8)), nil) == nil)
    #expect(CGImageSourceCreateWithURL(NSURL(fileURLWithPath: "/there/is/none.png"), nil) == nil)
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("source-\(UUID().uuidString).png")
    try self.file().write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    #expect(CGImageSourceCreateWithURL(NSURL(fileURLWithPath: file.path), nil) != nil)
  }
}

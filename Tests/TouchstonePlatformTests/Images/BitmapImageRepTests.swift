import AppKit
import Testing

@Suite struct BitmapImageRepTests {
  /// A picture of 20 × 10 points, blue in the lower half, where y points up.
  private var picture: NSImage {
    NSImage(size: NSSize(width: 20, height: 10), flipped: false) { bounds in
      NSColor(srgbRed: 0, green: 0, blue: 1, alpha: 1).setFill()
      NSBezierPath(rect: NSRect(x: 0, y: 0, width: bounds.width, height: 5)).fill()
      return true
    }
  }

  @Test func `a picture is written as a PNG file and read again`() throws {
    let data = try #require(picture.tiffRepresentation)
    let rep = try #require(NSBitmapImageRep(data: data))
    #expect(rep.pixelsWide == 40 && rep.pixelsHigh == 20, "two pixels per point")
    let file = try #require(rep.representation(using: .png, properties: [:]))
    // The signature of PNG files.
    #expect(Array(file.prefix(4)) == [0x89, 0x50, 0x4E, 0x47])
    let again = try #require(NSBitmapImageRep(data: file))
    let color = try #require(again.colorAt(x: 3, y: 19))
    #expect([color.redComponent, color.greenComponent, color.blueComponent, color.alphaComponent] == [0, 0, 1, 1])
    #expect(again.colorAt(x: 3, y: 0)?.alphaComponent == 0)
    #expect(again.colorAt(x: 40, y: 0) == nil)
  }

  @Test func `a JPEG file is smaller with less quality, and other formats cannot be written`() throws {
    let image = try #require(picture.cgImage(forProposedRect: nil, context: nil, hints: nil))
    let rep = NSBitmapImageRep(cgImage: image)
    let low = try #require(rep.representation(using: .jpeg, properties: [.compressionFactor: 0.05]))
    let high = try #require(rep.representation(using: .jpeg, properties: [.compressionFactor: 1.0]))
    #expect(low.count < high.count)
    #expect(rep.representation(using: .tiff, properties: [:]) == nil)
    #expect(NSBitmapImageRep(data: Data("text".utf8)) == nil)
  }

  @Test func `a picture that could not be drawn is empty`() {
    let image = NSImage(size: NSSize(width: 4, height: 4), flipped: true) { _ in false }
    #expect(!image.isValid)
    #expect(image.tiffRepresentation == nil)
  }
}

import AppKit
import Foundation
import Testing

@MainActor @Suite struct ImageFocusTests {
  /// The red and the opacity of a pixel, from the top left, at two pixels per point.
  private func pixel(_ image: NSImage, x: Int, y: Int) -> (red: UInt8, opacity: UInt8)? {
    image.cgImage(forProposedRect: nil, context: nil, hints: nil).map { pixels in
      let start = (y * pixels.width + x) * 4
      return (pixels.bitmap.bytes[start + 2], pixels.bitmap.bytes[start + 3])
    }
  }

  // AppKit: the origin of an image is its lower left corner unless it is flipped.
  @Test func `what is drawn while an image has the focus stays in it, with y up`() throws {
    let image = NSImage(size: NSSize(width: 10, height: 10))
    image.lockFocus()
    NSColor.red.setFill()
    NSRect(x: 0, y: 0, width: 10, height: 4).fill()
    image.unlockFocus()
    #expect(pixel(image, x: 2, y: 18)?.opacity == 255)
    #expect(pixel(image, x: 2, y: 2)?.opacity == 0)
    image.lockFocusFlipped(true)
    NSRect(x: 0, y: 0, width: 4, height: 2).fill()
    image.unlockFocus()
    #expect(pixel(image, x: 2, y: 18)?.opacity == 255, "the earlier drawing stays")
    #expect(pixel(image, x: 2, y: 2)?.opacity == 255)
    #expect(pixel(image, x: 12, y: 2)?.opacity == 0)
  }

  @Test func `a frame is drawn inside of its rectangle`() {
    let image = NSImage(size: NSSize(width: 10, height: 10))
    image.lockFocus()
    NSColor.red.setFill()
    NSRect(x: 0, y: 0, width: 10, height: 10).frame(withWidth: 2)
    image.unlockFocus()
    #expect(pixel(image, x: 1, y: 10)?.opacity == 255)
    #expect(pixel(image, x: 18, y: 10)?.opacity == 255)
    #expect(pixel(image, x: 10, y: 10)?.opacity == 0)
  }

  @Test func `an image without a size has no pixels`() {
    #expect(NSImage().size == .zero)
    #expect(!NSImage().isValid)
    #expect(NSImage().cgImage(forProposedRect: nil, context: nil, hints: nil) == nil)
  }
}

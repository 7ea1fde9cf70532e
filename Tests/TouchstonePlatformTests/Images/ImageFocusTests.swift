import AppKit
import Foundation
import SwiftUI
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

  /// An image of 10 points whose lower four are red.
  private var redAtTheBottom: NSImage {
    NSImage(size: NSSize(width: 10, height: 10), flipped: false) { bounds in
      NSColor.red.setFill()
      NSRect(x: 0, y: 0, width: bounds.width, height: 4).fill()
      return true
    }
  }

  private func drawing(flipped: Bool, _ draw: @escaping () -> Void) -> NSImage {
    NSImage(size: NSSize(width: 10, height: 10), flipped: flipped) { _ in
      draw()
      return true
    }
  }

  @Test(arguments: [false, true])
  func `an image is drawn upright, or by the axes of the context`(isFlipped: Bool) {
    let (image, bounds) = (redAtTheBottom, NSRect(x: 0, y: 0, width: 10, height: 10))
    let upright = drawing(flipped: isFlipped) { image.draw(in: bounds) }
    #expect(pixel(upright, x: 2, y: 18)?.opacity == 255)
    #expect(pixel(upright, x: 2, y: 2)?.opacity == 0)
    let asIs = drawing(flipped: isFlipped) {
      #expect(NSGraphicsContext.current?.isFlipped == isFlipped)
      image.draw(in: bounds, from: .zero, operation: .sourceOver, fraction: 0.5)
    }
    #expect(pixel(asIs, x: 2, y: isFlipped ? 2 : 18)?.opacity == 128)
    #expect(pixel(asIs, x: 2, y: isFlipped ? 18 : 2)?.opacity == 0)
  }

  @Test func `a part of an image is drawn at its size or scaled`() {
    let image = redAtTheBottom
    // The upper half of the red.
    let part = NSRect(x: 0, y: 2, width: 10, height: 4)
    let placed = drawing(flipped: false) {
      image.draw(at: NSPoint(x: 0, y: 5), from: part, operation: .copy, fraction: 1)
    }
    #expect([17, 9, 7, 5, 1].map { pixel(placed, x: 2, y: $0)?.opacity } == [0, 255, 255, 0, 0])
    let scaled = drawing(flipped: false) {
      image.draw(in: NSRect(x: 0, y: 0, width: 10, height: 10), from: part, operation: .sourceOver, fraction: 1)
    }
    #expect([18, 11, 8, 1].map { pixel(scaled, x: 2, y: $0)?.opacity } == [255, 255, 0, 0])
  }

  @Test func `a copy can have another size`() throws {
    let image = redAtTheBottom
    let copy = try #require(image.copy() as? NSImage)
    #expect(copy == image && copy !== image)
    copy.size = NSSize(width: 5, height: 5)
    copy.isTemplate = true
    #expect(copy != image && image.size.width == 10 && !image.isTemplate)
    #expect(ImageRenderer(content: Image(nsImage: copy)).cgImage?.width == 5)
    let symbol = try #require(NSImage(systemSymbolName: "star", accessibilityDescription: nil))
    symbol.size = NSSize(width: 40, height: 40)
    #expect(ImageRenderer(content: Image(nsImage: symbol)).cgImage?.width == 40)
  }

  @Test func `a template takes the foreground style`() throws {
    let image = redAtTheBottom
    image.isTemplate = true
    let renderer = ImageRenderer(content: Image(nsImage: image).foregroundStyle(.blue))
    let lastPixel = Array(try #require(renderer.cgImage).bitmap.bytes.suffix(4))
    #expect(lastPixel[2] < 100 && lastPixel[0] > 200, "blue, not red")
  }

  @Test func `an image without a size has no pixels`() {
    #expect(NSImage().size == .zero)
    #expect(!NSImage().isValid)
    #expect(NSImage().cgImage(forProposedRect: nil, context: nil, hints: nil) == nil)
  }
}

import Foundation
import Testing
import TouchstoneDrawing
import TouchstoneRenderer
import TouchstoneUI

@MainActor @Suite struct ImageRendererTests {
  // Apple's documentation of `scale`: a rectangle of 100×50 points at scale 2 is 200×100 pixels.
  @Test func `picture has the size of the view times the scale`() throws {
    let renderer = ImageRenderer(content: Rectangle().frame(width: 100, height: 50))
    renderer.scale = 2
    let image = try #require(renderer.cgImage)
    #expect(image.width == 200 && image.height == 100)
  }

  @Test func `scale is one and picture is transparent by default`() throws {
    let renderer = ImageRenderer(content: Color.clear.frame(width: 3, height: 2))
    let image = try #require(renderer.cgImage)
    #expect(image.width == 3)
    #expect(image.bitmap.bytes.allSatisfy { $0 == 0 })
  }

  @Test func `opaque picture lies on black`() throws {
    let renderer = ImageRenderer(content: Color.clear.frame(width: 2, height: 2))
    renderer.isOpaque = true
    let image = try #require(renderer.cgImage)
    #expect(image.bitmap[0, 0] == (blue: 0, green: 0, red: 0, alpha: 255))
  }

  @Test func `proposed size is offered to the view`() throws {
    let renderer = ImageRenderer(content: Color.red)
    renderer.proposedSize = ProposedViewSize(width: 30, height: nil)
    let image = try #require(renderer.cgImage)
    #expect(image.width == 30 && image.height == 10)
  }

  // Measured on Apple's frameworks: system red is 255, 59, 48.
  @Test func `system red is its bytes`() throws {
    let image = try #require(ImageRenderer(content: Color.red.frame(width: 1, height: 1)).cgImage)
    #expect(image.bitmap[0, 0] == (blue: 48, green: 59, red: 255, alpha: 255))
  }

  // The article on renderers: the tint of a view around does not reach the renderer, a tint of the content does.
  @Test func `renderer has an environment of its own`() throws {
    let dot = Circle().fill(.tint).frame(width: 9, height: 9)
    let plain = try #require(ImageRenderer(content: dot).cgImage)
    #expect(plain.bitmap[4, 4] == (blue: 255, green: 122, red: 0, alpha: 255))
    let tinted = try #require(ImageRenderer(content: dot.tint(.orange)).cgImage)
    #expect(tinted.bitmap[4, 4] == (blue: 0, green: 149, red: 255, alpha: 255))
  }

  @Test(arguments: [CGFloat.nan, 0, -1, CGFloat.infinity])
  func `scale that no picture can have gives none`(scale: CGFloat) {
    let renderer = ImageRenderer(content: Color.red.frame(width: 4, height: 4))
    renderer.scale = scale
    #expect(renderer.cgImage == nil)
    #expect(throws: (any Error).self) { try renderer.render() }
  }

  @Test func `view of a million points is refused with its size`() {
    let renderer = ImageRenderer(content: Color.red.frame(width: 1_000_000, height: 1_000_000))
    let error = #expect(throws: (any Error).self) { try renderer.render() }
    #expect(error.map { String(describing: $0) }?.contains("1000000") == true)
  }

  @Test(arguments: [CGFloat(1), 2, 3])
  func `background reaches the last pixel of a view of fractions`(scale: CGFloat) throws {
    let renderer = ImageRenderer(content: Color.red.frame(width: 10.3, height: 5.7))
    renderer.scale = scale
    let bitmap = try #require(renderer.cgImage).bitmap
    #expect(bitmap[bitmap.width - 1, bitmap.height - 1].alpha == 255)
  }

  @Test func `view without size gives no picture`() {
    #expect(ImageRenderer(content: EmptyView()).cgImage == nil)
  }
}

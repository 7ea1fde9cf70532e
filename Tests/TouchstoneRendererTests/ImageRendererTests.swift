import Foundation
import Testing
import TouchstoneDrawing
import TouchstoneRenderer
import TouchstoneUI

@MainActor @Suite struct ImageRendererTests {
  // Apple's documentation of `scale`: a rectangle of 100×50 points at scale 2 is 200×100 pixels.
  @Test func pictureHasTheSizeOfTheViewTimesTheScale() throws {
    let renderer = ImageRenderer(content: Rectangle().frame(width: 100, height: 50))
    renderer.scale = 2
    let image = try #require(renderer.cgImage)
    #expect(image.width == 200 && image.height == 100)
  }

  @Test func scaleIsOneAndPictureIsTransparentByDefault() throws {
    let renderer = ImageRenderer(content: Color.clear.frame(width: 3, height: 2))
    let image = try #require(renderer.cgImage)
    #expect(image.width == 3)
    #expect(image.bitmap.bytes.allSatisfy { $0 == 0 })
  }

  @Test func opaquePictureLiesOnBlack() throws {
    let renderer = ImageRenderer(content: Color.clear.frame(width: 2, height: 2))
    renderer.isOpaque = true
    let image = try #require(renderer.cgImage)
    #expect(image.bitmap[0, 0] == (blue: 0, green: 0, red: 0, alpha: 255))
  }

  @Test func proposedSizeIsOfferedToTheView() throws {
    let renderer = ImageRenderer(content: Color.red)
    renderer.proposedSize = ProposedViewSize(width: 30, height: nil)
    let image = try #require(renderer.cgImage)
    #expect(image.width == 30 && image.height == 10)
  }

  // Measured on Apple's frameworks: system red is 255, 59, 48.
  @Test func systemRedIsItsBytes() throws {
    let image = try #require(ImageRenderer(content: Color.red.frame(width: 1, height: 1)).cgImage)
    #expect(image.bitmap[0, 0] == (blue: 48, green: 59, red: 255, alpha: 255))
  }

  // The article on renderers: the tint of a view around does not reach the renderer, a tint of the content does.
  @Test func rendererHasAnEnvironmentOfItsOwn() throws {
    let dot = Circle().fill(.tint).frame(width: 9, height: 9)
    let plain = try #require(ImageRenderer(content: dot).cgImage)
    #expect(plain.bitmap[4, 4] == (blue: 255, green: 122, red: 0, alpha: 255))
    let tinted = try #require(ImageRenderer(content: dot.tint(.orange)).cgImage)
    #expect(tinted.bitmap[4, 4] == (blue: 0, green: 149, red: 255, alpha: 255))
  }

  @Test(arguments: [CGFloat.nan, 0, -1, CGFloat.infinity])
  func scaleThatNoPictureCanHaveGivesNone(scale: CGFloat) {
    let renderer = ImageRenderer(content: Color.red.frame(width: 4, height: 4))
    renderer.scale = scale
    #expect(renderer.cgImage == nil)
    #expect(throws: (any Error).self) { try renderer.render() }
  }

  @Test func viewOfAMillionPointsIsRefusedWithItsSize() {
    let renderer = ImageRenderer(content: Color.red.frame(width: 1_000_000, height: 1_000_000))
    let error = #expect(throws: (any Error).self) { try renderer.render() }
    #expect(error.map { String(describing: $0) }?.contains("1000000") == true)
  }

  @Test(arguments: [CGFloat(1), 2, 3])
  func backgroundReachesTheLastPixelOfAViewOfFractions(scale: CGFloat) throws {
    let renderer = ImageRenderer(content: Color.red.frame(width: 10.3, height: 5.7))
    renderer.scale = scale
    let bitmap = try #require(renderer.cgImage).bitmap
    #expect(bitmap[bitmap.width - 1, bitmap.height - 1].alpha == 255)
  }

  @Test func viewWithoutSizeGivesNoPicture() {
    #expect(ImageRenderer(content: EmptyView()).cgImage == nil)
  }
}

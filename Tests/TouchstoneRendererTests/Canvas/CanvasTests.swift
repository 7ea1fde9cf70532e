import Foundation
import Testing
import TouchstoneDrawing
import TouchstoneRenderer
import TouchstoneUI

/// What Apple's documentation of `GraphicsContext` shows, checked by pixels.
@MainActor @Suite struct CanvasTests {
  private func bitmap<Content: View>(_ content: Content) throws -> Bitmap {
    try ImageRenderer(content: content).render().bitmap
  }

  private let green: (blue: UInt8, green: UInt8, red: UInt8, alpha: UInt8) = (89, 199, 52, 255)
  private let blue: (blue: UInt8, green: UInt8, red: UInt8, alpha: UInt8) = (255, 122, 0, 255)

  @Test func `mask of a copy does not reach the original`() throws {
    let picture = try bitmap(
      Canvas { context, size in
        var maskedContext = context
        let halfSize = size.applying(CGAffineTransform(scaleX: 0.5, y: 0.5))
        maskedContext.clip(to: Path(CGRect(origin: .zero, size: halfSize)))
        maskedContext.fill(Path(ellipseIn: CGRect(origin: .zero, size: size)), with: .color(.green))
        let origin = CGPoint(x: size.width / 4, y: size.height / 4)
        context.fill(Path(CGRect(origin: origin, size: halfSize)), with: .color(.blue))
      }
      .frame(width: 40, height: 40))
    #expect(picture[12, 4] == green, "within the mask")
    #expect(picture[30, 35].alpha == 0, "outside of the mask")
    #expect(picture[28, 28] == blue, "the original draws beyond the copy's mask")
  }

  @Test func `later state reaches later drawing only`() throws {
    let picture = try bitmap(
      Canvas { context, size in
        context.fill(Path(CGRect(x: 0, y: 0, width: 10, height: 10)), with: .color(.green))
        context.opacity = 0
        context.fill(Path(CGRect(x: 10, y: 0, width: 10, height: 10)), with: .color(.green))
      }
      .frame(width: 20, height: 10))
    #expect(picture[5, 5] == green)
    #expect(picture[15, 5].alpha == 0)
  }

  @Test func `transforms add up`() throws {
    let picture = try bitmap(
      Canvas { context, _ in
        context.translateBy(x: 10, y: 0)
        context.scaleBy(x: 2, y: 1)
        context.fill(Path(CGRect(x: 0, y: 0, width: 5, height: 10)), with: .color(.green))
      }
      .frame(width: 30, height: 10))
    #expect(picture[9, 5].alpha == 0)
    #expect(picture[10, 5] == green && picture[19, 5] == green)
    #expect(picture[20, 5].alpha == 0)
  }

  @Test func `canvas takes the room it is given`() throws {
    let renderer = ImageRenderer(content: Canvas { _, _ in }.background(Color.red))
    renderer.proposedSize = ProposedViewSize(width: 33, height: 12)
    let bitmap = try renderer.render().bitmap
    #expect(bitmap.width == 33 && bitmap.height == 12)
  }

  @Test func `material shows what lies below blurred`() throws {
    let picture = try bitmap(
      HStack(spacing: 0) {
        Color.black
        Color.white
      }
      .frame(width: 80, height: 40)
      .overlay(Rectangle().fill(.ultraThinMaterial)))
    let edge = (picture[38, 20].red, picture[41, 20].red)
    #expect(abs(Int(edge.0) - Int(edge.1)) < 20, "the sharp edge is gone")
    #expect(picture[0, 20].red < picture[79, 20].red, "black and white still differ")
    #expect(picture[0, 20].alpha == 255 && picture[79, 39].alpha == 255)
  }

  @Test func `picture drawn in code has its size`() throws {
    let picture = try bitmap(
      Image(size: CGSize(width: 12, height: 8)) { context in
        context.fill(Path(CGRect(x: 0, y: 0, width: 100, height: 100)), with: .color(.green))
      })
    #expect(picture.width == 12 && picture.height == 8)
    #expect(picture[11, 7] == green)
  }
}

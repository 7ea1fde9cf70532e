import Foundation
import Testing
import TouchstoneDrawing
import TouchstoneUI

/// The shadows of a `GraphicsContext` with their options.
@MainActor @Suite struct CanvasShadowTests {
  private let all = rect(0, 0, 20, 20)

  /// A red square from 8 to 12 with a blue shadow without blur, two points to the right.
  private func shadow(
    _ options: GraphicsContext.ShadowOptions, _ mode: GraphicsContext.BlendMode = .normal, opacity: Double = 1,
    background: Color = .clear
  ) throws -> Bitmap {
    try canvasPicture { context in
      context.fill(all, with: .color(background))
      context.opacity = opacity
      context.addFilter(.shadow(color: .pureBlue, radius: 0, x: 2, blendMode: mode, options: options))
      context.fill(rect(8, 8, 4, 4), with: .color(.pureRed))
    }
  }

  @Test func `shadow lies below the object`() throws {
    let bitmap = try shadow([])
    #expect(bitmap.rgba(11, 10) == [255, 0, 0, 255] && bitmap.rgba(13, 10) == [0, 0, 255, 255])
    #expect(bitmap.rgba(7, 10)[3] == 0 && bitmap.rgba(14, 10)[3] == 0)
  }

  @Test func `shadow above covers the object`() throws {
    let bitmap = try shadow(.shadowAbove)
    #expect(bitmap.rgba(9, 10) == [255, 0, 0, 255] && bitmap.rgba(11, 10) == [0, 0, 255, 255])
  }

  @Test func `shadow only leaves the object out`() throws {
    let bitmap = try shadow(.shadowOnly)
    #expect(bitmap.rgba(9, 10)[3] == 0 && bitmap.rgba(11, 10) == [0, 0, 255, 255])
  }

  @Test func `inverted shadow fills the outside`() throws {
    let below = try shadow(.invertsAlpha)
    #expect(below.rgba(0, 0) == [0, 0, 255, 255] && below.rgba(19, 19) == [0, 0, 255, 255])
    #expect(below.rgba(13, 10)[3] == 0, "where the shadow would be")
    #expect(below.rgba(9, 10) == [255, 0, 0, 255])
    let alone = try shadow([.invertsAlpha, .shadowOnly])
    #expect(alone.rgba(9, 10) == [0, 0, 255, 255] && alone.rgba(11, 10)[3] == 0)
    let above = try shadow([.invertsAlpha, .shadowAbove])
    #expect(above.rgba(9, 10) == [0, 0, 255, 255] && above.rgba(11, 10) == [255, 0, 0, 255])
    #expect(above.rgba(2, 2) == [0, 0, 255, 255])
  }

  @Test func `inverted shadow atop is an inner shadow`() throws {
    let bitmap = try shadow([.invertsAlpha, .shadowAbove], .sourceAtop)
    #expect(bitmap.rgba(9, 10) == [0, 0, 255, 255] && bitmap.rgba(11, 10) == [255, 0, 0, 255])
    #expect(bitmap.rgba(2, 2)[3] == 0 && bitmap.rgba(13, 10)[3] == 0)
  }

  @Test func `object and shadow are one picture unless the group is disabled`() throws {
    let grouped = try shadow([], opacity: 0.5)
    #expect(grouped.isNear(11, 10, [128, 0, 0, 128]), "the object hides its shadow")
    let separate = try shadow(.disablesGroup, opacity: 0.5)
    // Half red over half blue: 0.5 · red + 0.25 · blue.
    #expect(separate.isNear(11, 10, [128, 0, 64, 191]))
    #expect(separate.isNear(13, 10, [0, 0, 128, 128]))
  }

  @Test func `separate shadow blends with the layer`() throws {
    let yellow = Color(.sRGB, red: 1, green: 1, blue: 0)
    let separate = try shadow(.disablesGroup, .multiply, background: yellow)
    #expect(separate.rgba(13, 10) == [0, 0, 0, 255] && separate.rgba(11, 10) == [255, 0, 0, 255])
    let grouped = try shadow([], .multiply, background: yellow)
    #expect(grouped.rgba(13, 10) == [0, 0, 255, 255])
    let above = try shadow([.disablesGroup, .shadowAbove], .multiply, background: yellow)
    #expect(above.rgba(11, 10) == [0, 0, 0, 255] && above.rgba(13, 10) == [0, 0, 0, 255])
    let alone = try shadow([.disablesGroup, .shadowOnly], .multiply, background: yellow)
    #expect(alone.rgba(9, 10) == [255, 255, 0, 255] && alone.rgba(11, 10) == [0, 0, 0, 255])
  }

  @Test func `filter added before a separate shadow changes both`() throws {
    let bitmap = try canvasPicture { context in
      context.addFilter(.colorInvert())
      context.addFilter(.shadow(color: .pureBlue, radius: 0, x: 2, options: .disablesGroup))
      context.fill(rect(8, 8, 4, 4), with: .color(.pureRed))
    }
    #expect(bitmap.rgba(9, 10) == [0, 255, 255, 255] && bitmap.rgba(13, 10) == [255, 255, 0, 255])
  }

  @Test func `shadow options have their bits`() {
    let options: [GraphicsContext.ShadowOptions] = [.shadowAbove, .shadowOnly, .invertsAlpha, .disablesGroup]
    #expect(options.map(\.rawValue) == [1, 2, 4, 8])
  }
}

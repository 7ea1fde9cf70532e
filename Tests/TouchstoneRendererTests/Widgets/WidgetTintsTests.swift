import Foundation
import Testing
import TouchstoneCore
import TouchstoneDrawing
import TouchstoneRenderer
import TouchstoneUI

@MainActor @Suite struct WidgetTintsTests {
  private static let tints = WidgetTints(
    primary: Color.Resolved(red: 1, green: 1, blue: 1), accent: Color.Resolved(red: 0, green: 1, blue: 0))

  /// Returns the red, green and blue of views of 2 points, from the left.
  private func colors<Content: View>(_ count: Int, in tints: WidgetTints?, _ content: Content) throws -> [[UInt8]] {
    let renderer = ImageRenderer(content: content.modifier(WidgetTintEffect(group: nil)))
    renderer.environment.widgetTints = tints
    renderer.scale = 1
    let bitmap = try #require(renderer.cgImage?.bitmap)
    return (0..<count).map { index in
      let pixel = bitmap[index * 2, 0]
      return [pixel.red, pixel.green, pixel.blue]
    }
  }

  private func square(_ color: Color) -> some View { color.frame(width: 2, height: 2) }

  @Test func `everything has the primary colour, and what is accentable the accent`() throws {
    let view = HStack(spacing: 0) {
      square(.red)
      square(.red).widgetAccentable()
      square(.red).widgetAccentable(false)
      HStack(spacing: 0) {
        square(.blue)
        square(.blue).widgetAccentable()
      }
      .clipShape(.rect)
    }
    let (white, green) = ([UInt8](repeating: 255, count: 3), [UInt8](arrayLiteral: 0, 255, 0))
    #expect(try colors(5, in: Self.tints, view) == [white, green, white, white, green])
    #expect(try Set(colors(5, in: nil, view)).count == 2)
  }

  @Test func `groups of images have their own colours, grey, or shades of the accent`() throws {
    let view = HStack(spacing: 0) {
      square(.white).modifier(WidgetTintEffect(group: .desaturated))
      square(.init(red: 1, green: 0, blue: 0)).modifier(WidgetTintEffect(group: .fullColor))
      square(.init(red: 1, green: 0, blue: 0)).modifier(WidgetTintEffect(group: .desaturated))
      square(.init(red: 1, green: 0, blue: 0)).modifier(WidgetTintEffect(group: .accentedDesaturated))
    }
    // Rec. 709 weighs red with 0.2126, which is 54 of 255.
    #expect(try colors(4, in: Self.tints, view) == [[255, 255, 255], [255, 0, 0], [54, 54, 54], [0, 54, 0]])
  }
}

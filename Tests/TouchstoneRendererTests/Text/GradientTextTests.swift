import Foundation
import Testing
import TouchstoneDrawing
import TouchstoneRenderer
import TouchstoneUI

/// Letters painted with gradients, which span the whole text.
@MainActor @Suite struct GradientTextTests {
  private let halves = LinearGradient(
    stops: [
      .init(color: Color(red: 1, green: 0, blue: 0), location: 0.5),
      .init(color: Color(red: 0, green: 0, blue: 1), location: 0.5),
    ], startPoint: .leading, endPoint: .trailing)

  /// The colours of the opaque pixels in the left and in the right half.
  private func colors<Content: View>(_ content: Content) throws -> (left: Set<String>, right: Set<String>) {
    let renderer = ImageRenderer(content: content)
    renderer.scale = 2
    let image = try #require(renderer.cgImage)
    var colors: [Set<String>] = [[], []]
    for y in 0..<image.height {
      for x in 0..<image.width where image.bitmap[x, y].alpha == 255 && abs(2 * x - image.width) > 4 {
        let pixel = image.bitmap[x, y]
        colors[2 * x < image.width ? 0 : 1].insert("\(pixel.red) \(pixel.green) \(pixel.blue)")
      }
    }
    return (colors[0], colors[1])
  }

  @Test func `gradient of a text spans the text`() throws {
    let text = Text("HHHH").font(.system(size: 40, weight: .bold))
    let text1 = try colors(text.foregroundStyle(halves))
    #expect(text1.left == ["255 0 0"] && text1.right == ["0 0 255"])
    // The same through a modifier of any view.
    let text2 = try colors(text.frame(width: 200).foregroundStyle(halves))
    #expect(text2.left == ["255 0 0"] && text2.right == ["0 0 255"])
  }

  @Test func `gradient of a part spans the whole text`() throws {
    let parts = Text("HH").foregroundStyle(halves) + Text("HH").foregroundStyle(halves)
    let found = try colors(parts.font(.system(size: 40, weight: .bold)))
    #expect(found.left == ["255 0 0"] && found.right == ["0 0 255"])
  }
}

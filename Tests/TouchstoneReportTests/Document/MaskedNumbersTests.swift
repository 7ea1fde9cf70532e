import Foundation
import Testing
import TouchstoneDiff
import TouchstoneDrawing
import TouchstoneImageIO
import TouchstoneSnapshots

/// The difference that is computed for a run of others, of a snapshot with a masked view.
@Suite struct MaskedNumbersTests {
  /// A white picture of 20 × 10 pixels with some black ones, that masks a view at (0, 0) 8 × 10.
  private func picture(black: [(x: Int, y: Int)], masks: [MaskedPlace] = [clock], view: Double = 8) throws -> Data {
    var bytes = [UInt8](repeating: 255, count: 20 * 10 * 4)
    for (x, y) in black { bytes.replaceSubrange((y * 20 + x) * 4..<(y * 20 + x) * 4 + 3, with: [0, 0, 0]) }
    let whole = PlacedView.Frame(x: 0, y: 0, width: 20, height: 10)
    let outline = ViewOutline([
      .init(depth: 0, name: "HStack", frame: whole),
      .init(depth: 1, name: "Text", frame: .init(x: 0, y: 0, width: view, height: 10)),
    ])
    let metadata = GoldenMetadata(tool: "0.1.0", scale: 1, strategy: "image", outline: outline, masks: masks)
    return try Bitmap(width: 20, height: 10, bytes: bytes).pngData(metadata: metadata.texts)
  }

  private static let clock = MaskedPlace(PixelRect(x: 0, y: 0, width: 8, height: 10), view: "clock")

  private func pixels(_ golden: Data, _ actual: Data) -> Int? {
    GoldenDifference(golden: golden, actual: actual, pathExtension: "png")?.summary?.pixels
  }

  @Test func `masked pixels do not count, as in the assertion`() throws {
    let actual = try picture(black: [(1, 1), (2, 2), (12, 5)])
    let difference = GoldenDifference(golden: try picture(black: []), actual: actual, pathExtension: "png")
    let summary = try #require(difference?.summary)
    #expect(summary.pixels == 1)
    #expect(summary.regions.map(\.x) == [12])
  }

  @Test func `if nothing else differs, what is masked is shown`() throws {
    #expect(try pixels(picture(black: []), picture(black: [(1, 1), (2, 2)])) == 2)
    #expect(try pixels(picture(black: []), picture(black: [])) == nil)
  }

  @Test func `only what both pictures mask, and the golden may, is left out`() throws {
    let black = [(x: 1, y: 1), (x: 2, y: 2), (x: 12, y: 5)]
    let wide = MaskedPlace(PixelRect(x: 0, y: 0, width: 16, height: 10), view: "clock")
    var other = Self.clock
    other.view = "date"
    // A run that masks more hides no more, and one that masks nothing hides nothing.
    #expect(try pixels(picture(black: []), picture(black: black, masks: [wide])) == 1)
    #expect(try pixels(picture(black: []), picture(black: black, masks: [])) == 3)
    #expect(try pixels(picture(black: []), picture(black: black, masks: [other])) == 3)
    // A golden whose mask is none of its views is faulty.
    #expect(try pixels(picture(black: [], masks: [wide]), picture(black: black, masks: [wide])) == 3)
  }
}

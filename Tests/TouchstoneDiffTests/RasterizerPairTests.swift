import Foundation
import Testing
import TouchstoneDiff
import TouchstoneDrawing
import TouchstoneTestSupport

/// What tells another rasteriser from a change, each case alone: pairs that `.ui` passes, and next to them pairs it fails.
struct RasterizerPairTests {
  /// Strokes like those of small text: at places and widths that are fractions of a pixel, in grey on white.
  private struct Strokes {
    var offset = 0.0
    var bolder = 0.0
    var power = 1.0
    var color = [119.0, 119, 119]
    /// The rows that the strokes reach, from the first.
    var height = 12

    /// How much of each column of a stroke is covered, without the part that `power` changes.
    private func coverage(_ x: Int, _ center: Double, _ width: Double) -> Double {
      let (left, right) = (center - width / 2, center + width / 2)
      return max(0, min(Double(x + 1), right) - max(Double(x), left))
    }

    var bitmap: Bitmap {
      Canvas(96, 48).with { canvas in
        for stroke in 0..<15 {
          let width = 1.2 + Double(stroke % 3) * 0.3 + bolder
          let center = 6.3 + Double(stroke) * 5.4 + offset
          for x in Int(center) - 3...Int(center) + 3 {
            let part = pow(coverage(x, center, width), power)
            guard part > 0 else { continue }
            let channels = color.map { UInt32((255 + ($0 - 255) * part).rounded()) }
            let (start, end) = (12 + stroke % 4, 12 + stroke % 4 + height)
            canvas.fill(x, start, 1, end - start, channels[0] << 16 | channels[1] << 8 | channels[2])
          }
        }
      }
    }
  }

  private func compare(_ a: Bitmap, _ b: Bitmap) -> ImageComparison { Comparer.ui.compare(a, b) }

  private let text = Strokes(color: [0, 0, 0])
  private let grey = Strokes()

  // MARK: Edges

  @Test func `text an eighth of a pixel aside passes, and half a pixel aside fails`() {
    var (aside, away) = (text, text)
    (aside.offset, away.offset) = (0.125, 0.5)
    let result = compare(text.bitmap, aside.bitmap)
    #expect(result.isMatch && result.antialiasedPixels > 200, "\(result)")
    #expect(!compare(text.bitmap, away.bitmap).isMatch)
  }

  @Test func `text that got bolder on one side of nothing fails`() {
    // As many levels in each pixel as an eighth of a pixel aside, but all in one direction.
    var bolder = text
    bolder.bolder = 0.25
    #expect(!compare(text.bitmap, bolder.bitmap).isMatch)
  }

  // MARK: Ink

  @Test(arguments: [5.0, 8, 13, -8])
  func `another grey of thin text fails`(step: Double) {
    // On white, #777777 and greys 5, 8 and 13 levels lighter are a ΔE00 of 2, 3 and 5 apart.
    var other = grey
    other.color = [119 + step, 119 + step, 119 + step]
    let result = compare(grey.bitmap, other.bitmap)
    #expect(!result.isMatch && result.regions.count == 1 && result.regions.first?.kind == .recolored, "\(result)")
    // The region has the size of the text, 15 rows and 15 strokes 5.4 pixels apart, but for a stroke with little ink.
    let box = result.regions.first?.box ?? PixelRect(x: 0, y: 0, width: 0, height: 0)
    #expect(box.width >= 70 && box.height == 15, "\(box)")
  }

  @Test(arguments: [[127.0, 119, 119], [119, 119, 131], [124, 119, 114]])
  func `another tint of thin text fails`(color: [Double]) {
    var other = grey
    other.color = color
    #expect(!compare(grey.bitmap, other.bitmap).isMatch)
  }

  @Test(arguments: [0.9, 1.1])
  func `another gamma of thin text passes`(power: Double) {
    var other = grey
    other.power = power
    #expect(compare(grey.bitmap, other.bitmap).isMatch)
  }

  @Test func `a grey two levels lighter passes`() {
    var other = grey
    other.color = [121, 121, 121]
    #expect(compare(grey.bitmap, other.bitmap).isMatch)
  }

  @Test(arguments: [UInt32(0xFFAFC8), 0xB2C4DE])
  func `another tint of a hairline fails`(color: UInt32) {
    func line(_ color: UInt32) -> Bitmap { Canvas(96, 48).with { $0.fill(8, 20, 80, 1, color) } }
    #expect(!compare(line(0xC6C6C8), line(color)).isMatch)
  }

  // MARK: Noise

  @Test func `noise of compression beside edges passes, and a faint line there fails`() {
    let card = Canvas(96, 48, 0xFFFFFF).with { $0.fill(0, 24, 96, 24, 0x3050A0) }
    var canvas = Canvas(96, 48, 0xFFFFFF)
    canvas.fill(0, 24, 96, 24, 0x3050A0)
    // Rings around an edge: their signs alternate, and they fade with the distance.
    canvas.shift { x, y, channel in
      guard (16..<32).contains(y), channel == 0 else { return 0 }
      let distance = y < 24 ? 23 - y : y - 24
      return (x + y) % 2 == 0 ? -9 / (distance + 1) : 9 / (distance + 1)
    }
    #expect(compare(card, canvas.bitmap).isMatch)
    let line = Canvas(96, 48, 0xFFFFFF).with {
      $0.fill(0, 24, 96, 24, 0x3050A0)
      $0.fill(0, 20, 96, 1, 0xF5F5F5)
    }
    #expect(!compare(card, line).isMatch)
  }

  // MARK: Regions

  @Test func `a card in another white is one region of its size`() throws {
    // Letters that leave a block of the card between them, apart from the rest of it.
    func card(_ white: UInt32) -> Bitmap {
      Canvas(160, 120, 0xF2F2F7).with { canvas in
        canvas.fill(16, 16, 128, 88, white)
        for (x, y, width, height) in [(48, 40, 40, 16), (48, 72, 40, 16), (48, 40, 16, 48), (88, 40, 16, 48)] {
          canvas.fill(x, y, width, height, 0x1C1C1E)
        }
      }
    }
    let result = compare(card(0xFFFFFF), card(0xFAFAFA))
    let region = try #require(result.regions.first)
    #expect(result.regions.count == 1, "\(result.regions)")
    #expect(region.kind == .recolored && region.box == PixelRect(x: 16, y: 16, width: 128, height: 88))
    #expect(region.pixels == 128 * 88 - 56 * 48 + 24 * 16)
  }

  // MARK: Strict

  @Test func `strict is as before`() {
    for change in [\Strokes.offset, \.bolder] {
      var other = grey
      other[keyPath: change] = 0.125
      #expect(!Comparer.strict.compare(grey.bitmap, other.bitmap).isMatch)
    }
  }
}

import Foundation
import Testing
import TouchstoneDiff
import TouchstoneDrawing
import TouchstoneImageIO

@testable import TouchstoneSnapshots

/// What an approval is bound to.
@Suite struct GoldenKindDigestTests {
  private func bitmap(_ pixels: [(x: Int, y: Int)] = [], width: Int = 8, height: Int = 4) -> Bitmap {
    Bitmap(width: width, height: height) { bytes in
      for offset in 0..<width * height * 4 { bytes[offset] = 255 }
      for pixel in pixels { bytes[(pixel.y * width + pixel.x) * 4] = 0 }
    }
  }

  private func png(_ bitmap: Bitmap, masks: [MaskedPlace] = [], tool: String = "0.1.0") throws -> Data {
    try bitmap.pngData(metadata: GoldenMetadata(tool: tool, scale: 2, masks: masks).texts)
  }

  private func digest(_ data: Data, _ kind: GoldenKind = .png) -> String? { kind.digest(of: data) }

  @Test func `a picture is its size and pixels, whatever wrote it and with what`() throws {
    let data = try png(bitmap())
    #expect(try digest(data) == digest(png(bitmap(), tool: "9.9.9")))
    #expect(try digest(data) == digest(bitmap().pngData()))
    #expect(digest(data)?.utf8.count == 64)
    #expect(try digest(data) != digest(png(bitmap([(7, 3)]))))
    // As many pixels, all of one colour.
    #expect(try digest(data) != digest(png(bitmap(width: 4, height: 8))))
    #expect(digest(Data("no picture".utf8)) == nil)
    #expect(digest(data.prefix(60)) == nil)
  }

  @Test func `pixels of a masked view may change, its place may not`() throws {
    func place(_ x: Int) -> MaskedPlace {
      MaskedPlace(PixelRect(x: x, y: 1, width: 2, height: 2), view: "clock")
    }
    let data = try png(bitmap(), masks: [place(2)])
    #expect(try digest(data) == digest(png(bitmap([(2, 1), (3, 2)]), masks: [place(2)])))
    #expect(try digest(data) != digest(png(bitmap([(4, 1)]), masks: [place(2)])))
    #expect(try digest(data) != digest(png(bitmap(), masks: [place(3)])))
    #expect(try digest(data) != digest(png(bitmap())))
    // A forged mask outside of the picture hides nothing of it.
    #expect(try digest(png(bitmap(), masks: [place(7)])) != digest(png(bitmap([(7, 1)]), masks: [place(7)])))
  }

  /// Whoever makes a run writes the masks of its files.
  @Test func `under a mask, a test may draw what it likes, and a file of a run may not`() throws {
    let mask = MaskedPlace(PixelRect(x: 0, y: 0, width: 8, height: 4), view: "page")
    let seen = try png(bitmap(), masks: [mask])
    let other = try png(bitmap([(2, 2)]), masks: [mask])
    let approval = SnapshotApproval(
      id: "Cards/a", golden: "a.png", digest: try #require(digest(seen)), file: seen.sha256)
    #expect(approval.approves(drawn: other, of: "Cards/a", pathExtension: "png"))
    #expect(approval.approves(file: seen, of: "Cards/a"))
    #expect(!approval.approves(file: other, of: "Cards/a"))
    #expect(!approval.approves(file: seen, of: "Cards/b"))
    #expect(try !approval.approves(drawn: png(bitmap([(2, 2)])), of: "Cards/a", pathExtension: "png"))
  }

  @Test func `an animation is its frames and their times`() throws {
    func animation(_ pixels: [[(x: Int, y: Int)]], _ milliseconds: Int) throws -> String? {
      try digest(
        AnimatedPNG(pixels.map { AnimatedPNG.Frame(bitmap($0), for: .milliseconds(milliseconds)) }).data(), .apng)
    }
    let one = try animation([[], [(1, 1)]], 10)
    #expect(one != nil)
    #expect(try one == animation([[], [(1, 1)]], 10))
    #expect(try one != animation([[], [(1, 1)]], 20))
    #expect(try one != animation([[(1, 1)], []], 10))
    #expect(try one != animation([[], [(1, 1)], [(1, 1)]], 10))
  }

  @Test func `documents and texts are their bytes`() {
    for kind in [GoldenKind.text, .svg, .pdf] {
      #expect(digest(Data("a".utf8), kind) == Data("a".utf8).sha256)
    }
  }
}

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

  /// Otherwise, whoever writes to a store could let a golden match another layout.
  @Test func `what a match level compares counts, too`() throws {
    func file(_ match: String?) throws -> Data {
      var metadata = GoldenMetadata(tool: "0.1.0", scale: 2)
      metadata.match = match
      return try bitmap().pngData(metadata: metadata.texts)
    }
    #expect(try digest(file("layout 0a")) == digest(file("layout 0a")))
    #expect(try Set([nil, "layout 0a", "layout 0b", "noColors 0a"].map { try digest(file($0)) }).count == 4)
    var bound = GoldenMetadata()
    bound.match = "layout 0a"
    let format = GoldenFormat<UIImage>.picture(PictureComparer(precision: nil, perceptualPrecision: nil))
    let image = UIImage(cgImage: CGImage(bitmap: bitmap()), scale: 2)
    #expect(try format.digest?(image, bound) == digest(file("layout 0a")))
  }

  /// A failing assertion does not pack what it does not keep.
  @Test func `what is drawn has the digest of its file`() throws {
    let translucent = Bitmap(width: 9, height: 7) { bytes in
      for pixel in 0..<63 {
        let alpha = UInt8(pixel * 4)
        for channel in 0..<4 { bytes[pixel * 4 + channel] = channel == 3 ? alpha : alpha / UInt8(channel + 1) }
      }
    }
    let image = UIImage(cgImage: CGImage(bitmap: translucent), scale: 2)
    let comparer = PictureComparer(precision: nil, perceptualPrecision: nil)
    let masks = [MaskedPlace(PixelRect(x: 2, y: 1, width: 2, height: 2), view: "clock")]
    for masks in [[], masks] {
      let format = GoldenFormat<UIImage>.picture(comparer)
      let file = try format.encode(image, GoldenMetadata(tool: "0.1.0", scale: 2, masks: masks))
      #expect(format.digest?(image, GoldenMetadata(masks: masks)) == digest(file))
      let macOS = format.forNSImages
      #expect(macOS.digest?(NSImage(picture: image), GoldenMetadata(masks: masks)) == digest(file))
    }
    for interval in [0.1, 1.0 / 3, 2] {
      let movie = AnimatedImage(
        frames: [image, image, UIImage(cgImage: CGImage(bitmap: bitmap(width: 9, height: 7)))], interval: interval)
      let format = GoldenFormat<AnimatedImage>.animated(comparer)
      #expect(try format.digest?(movie, GoldenMetadata()) == digest(format.encode(movie, GoldenMetadata()), .apng))
    }
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

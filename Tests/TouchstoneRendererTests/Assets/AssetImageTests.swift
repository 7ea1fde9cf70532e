import Foundation
import Testing
import TouchstoneDrawing
import TouchstoneImageIO
import TouchstoneRenderer
import TouchstoneUI

/// Pictures of image sets; the files are as Xcode writes them.
@MainActor @Suite struct AssetImageTests {
  private struct Entry {
    var level: UInt8
    var scale: String? = "1x"
    var appearance: String?
  }

  /// A bundle with an image set "Card" of grey pictures, one pixel for each of their points' pixels.
  private func bundle(_ entries: [Entry]) throws -> Bundle {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("images-\(UUID().uuidString).bundle")
    let set = folder.appendingPathComponent("Assets.xcassets/Card.imageset")
    try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
    let texts = try entries.map { entry in
      let level = entry.level
      try Bitmap(width: 2, height: 2, bytes: (0..<4).flatMap { _ in [level, level, level, 255] }).pngData()
        .write(to: set.appendingPathComponent("\(level).png"))
      let scale = entry.scale.map { #", "scale": "\#($0)""# } ?? ""
      let appearances = entry.appearance.map {
        #", "appearances": [{"appearance": "luminosity", "value": "\#($0)"}]"#
      }
      return #"{"filename": "\#(level).png", "idiom": "universal"\#(scale)\#(appearances ?? "")}"#
    }
    let text = #"{"images": [\#(texts.joined(separator: ", "))], "info": {"author": "xcode", "version": 1}}"#
    try text.write(to: set.appendingPathComponent("Contents.json"), atomically: true, encoding: .utf8)
    return try #require(Bundle(path: folder.path))
  }

  private func level(_ image: Image, _ scheme: ColorScheme, scale: CGFloat = 1) throws -> UInt8 {
    let renderer = ImageRenderer(
      content: image.resizable().frame(width: 2, height: 2).environment(\.colorScheme, scheme))
    renderer.scale = scale
    return try renderer.render().bitmap[0, 0].red
  }

  @Test func `Dark surroundings take their own picture`() throws {
    let bundle = try bundle([Entry(level: 200), Entry(level: 20, appearance: "dark")])
    let image = Image(ImageResource(name: "Card", bundle: bundle))
    #expect(try level(image, .light) == 200)
    #expect(try level(image, .dark) == 20)
    #expect(try level(Image("Card", bundle: bundle), .dark) == 20)
  }

  @Test func `Where there is no dark picture the one for all is taken`() throws {
    let image = Image("Card", bundle: try bundle([Entry(level: 200, scale: nil)]))
    #expect(try level(image, .dark) == 200)
  }

  @Test func `A dark picture of another scale comes before a light one of the right scale`() throws {
    let image = Image(
      "Card",
      bundle: try bundle([
        Entry(level: 100), Entry(level: 200, scale: "2x"), Entry(level: 20, scale: "2x", appearance: "dark"),
      ]))
    #expect(try level(image, .light) == 100)
    #expect(try level(image, .light, scale: 2) == 200)
    #expect(try level(image, .dark) == 20)
  }

  @Test func `A set with light and dark pictures only is read`() throws {
    let image = Image(
      "Card", bundle: try bundle([Entry(level: 200, appearance: "light"), Entry(level: 20, appearance: "dark")]))
    #expect(try level(image, .light) == 200)
    #expect(try level(image, .dark) == 20)
  }
}

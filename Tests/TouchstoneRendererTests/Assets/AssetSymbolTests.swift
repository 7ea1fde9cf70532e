import Foundation
import Testing
import TouchstoneDrawing
import TouchstoneRenderer
import TouchstoneUI

/// Symbols of asset catalogues; the folders are as Xcode writes them.
@MainActor @Suite struct AssetSymbolTests {
  // The left half of a square.
  private func bundle(
    _ drawing: String = "<svg viewBox='0 0 10 10'><path d='M0 0h5v10h-5z'/></svg>"
  ) throws -> Bundle {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("symbols-\(UUID().uuidString).bundle")
    let set = folder.appendingPathComponent("Assets.xcassets/Marks/half.mark.symbolset")
    try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
    let contents =
      #"{"symbols": [{"filename": "half.svg", "idiom": "universal"}], "info": {"author": "xcode", "version": 1}}"#
    try Data(contents.utf8).write(to: set.appendingPathComponent("Contents.json"))
    try Data(drawing.utf8).write(to: set.appendingPathComponent("half.svg"))
    return try #require(Bundle(path: folder.path))
  }

  @Test func `Image finds the symbols of a catalogue, which take on font and colour`() throws {
    let bundle = try bundle()
    defer { try? FileManager.default.removeItem(at: bundle.bundleURL) }
    func picture(_ size: CGFloat) throws -> (width: Int, left: Bool, right: Bool) {
      let image = Image("half.mark", bundle: bundle).font(.system(size: size)).foregroundStyle(.blue)
      let output = try ImageRenderer(content: image).render()
      #expect(output.diagnostics.isEmpty)
      let bitmap = output.bitmap
      func isBlue(_ x: Int) -> Bool {
        let pixel = bitmap[x, bitmap.height / 2]
        return pixel.alpha == 255 && pixel.blue > pixel.red
      }
      return (bitmap.width, isBlue(bitmap.width / 4), isBlue(bitmap.width * 3 / 4))
    }
    let small = try picture(20)
    let large = try picture(40)
    #expect(small.left && !small.right)
    #expect(large.left && !large.right)
    #expect(abs(large.width - 2 * small.width) <= 2)
  }

  /// A template with a square and a smaller one in it, as the SF Symbols app exports a figure in a filled square.
  private func template(inner: String) -> String {
    """
    <svg version="1.1" xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3300 2200"><g id="Guides">
    <line id="Baseline-S" x1="263" x2="3036" y1="696" y2="696"/>
    <line id="Capline-S" x1="263" x2="3036" y1="625.541" y2="625.541"/></g>
    <g id="Symbols"><g id="Regular-S" transform="matrix(1 0 0 1 500 660.7705)">
    <path class="monochrome-0 multicolor-0:systemRedColor hierarchical-0:secondary" d="M-40-40h80v80h-80z"/>
    <path class="monochrome-1 multicolor-1:white hierarchical-1:primary" d="\(inner)"/></g></g></svg>
    """
  }

  nonisolated private static let against = "M-10-10v20h20v-20z"
  nonisolated private static let alike = "M-10-10h20v20h-20z"

  // Measured on iOS 26: in monochrome rendering, all paths of a weight are one outline, filled by the non-zero rule.
  @Test(
    arguments: [
      (Self.against, .monochrome, nil), (Self.alike, .monochrome, 0x0000FF), (Self.against, .hierarchical, 0x0000FF),
      (Self.against, .multicolor, 0xFFFFFF),
    ] as [(String, SymbolRenderingMode, Int?)])
  func `Paths of a template that wind against others cut holes in one colour`(
    inner: String, mode: SymbolRenderingMode, expected: Int?
  ) throws {
    let bundle = try bundle(template(inner: inner))
    defer { try? FileManager.default.removeItem(at: bundle.bundleURL) }
    let image = Image("half.mark", bundle: bundle).font(.system(size: 40)).symbolRenderingMode(mode)
    let bitmap = try ImageRenderer(content: image.foregroundStyle(Color(red: 0, green: 0, blue: 1))).render().bitmap
    let center = bitmap[bitmap.width / 2, bitmap.height / 2]
    let color = center.alpha == 0 ? nil : Int(center.red) << 16 | Int(center.green) << 8 | Int(center.blue)
    #expect(color == expected)
    // Half way between the middle and the edge of the ink, the outer square is drawn in every mode.
    #expect(bitmap[bitmap.width / 2, bitmap.height / 4].alpha > 0)
  }

  @Test func `Paths of another drawing than a template are painted over each other`() throws {
    let bundle = try bundle("<svg viewBox='0 0 10 10'><path d='M0 0h10v10h-10z'/><path d='M4 4v2h2v-2z'/></svg>")
    defer { try? FileManager.default.removeItem(at: bundle.bundleURL) }
    let image = Image("half.mark", bundle: bundle).font(.system(size: 40))
    let bitmap = try ImageRenderer(content: image).render().bitmap
    #expect(bitmap[bitmap.width / 2, bitmap.height / 2].alpha == 255)
  }

  @Test func `A name that no catalogue has is reported`() throws {
    let bundle = try bundle()
    defer { try? FileManager.default.removeItem(at: bundle.bundleURL) }
    let output = try ImageRenderer(content: Image("no.mark", bundle: bundle)).render()
    #expect(!output.diagnostics.isEmpty)
  }

  @Test(arguments: ["tray.and.arrow.up", "square.and.arrow.up", "arrow.up"])
  func `Arrows that point up are narrower at the tip than below it`(name: String) throws {
    let renderer = ImageRenderer(content: Image(systemName: name).font(.system(size: 100)))
    let bitmap = try renderer.render().bitmap
    func ink(_ row: Int) -> Int { (0..<bitmap.width).count { bitmap[$0, row].alpha > 127 } }
    let rows = (0..<bitmap.height).map(ink)
    let top = try #require(rows.firstIndex { $0 > 0 })
    #expect(rows[top + 2] * 2 < rows[top + 12])
  }
}

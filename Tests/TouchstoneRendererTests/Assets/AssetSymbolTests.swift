import Foundation
import Testing
import TouchstoneDrawing
import TouchstoneRenderer
import TouchstoneUI

/// Symbols of asset catalogues; the folders are as Xcode writes them.
@MainActor @Suite struct AssetSymbolTests {
  private func bundle() throws -> Bundle {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("symbols-\(UUID().uuidString).bundle")
    let set = folder.appendingPathComponent("Assets.xcassets/Marks/half.mark.symbolset")
    try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
    let contents =
      #"{"symbols": [{"filename": "half.svg", "idiom": "universal"}], "info": {"author": "xcode", "version": 1}}"#
    try Data(contents.utf8).write(to: set.appendingPathComponent("Contents.json"))
    // The left half of a square.
    try Data("<svg viewBox='0 0 10 10'><path d='M0 0h5v10h-5z'/></svg>".utf8)
      .write(to: set.appendingPathComponent("half.svg"))
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

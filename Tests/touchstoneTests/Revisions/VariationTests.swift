import ArgumentParser
import Foundation
import Testing
import TouchstoneDrawing
import TouchstoneFonts
import TouchstoneText

@testable import touchstone

@Suite struct VariationTests {
  private let folder: FontFolder
  /// A file that is a font, for `fonts.json` and folders.
  private let font: String

  init() throws {
    folder = try FontFolder()
    font = try FontLibrary.shared.resolve(FontDescriptor(size: 17)).reference.path
    let name = URL(fileURLWithPath: font).lastPathComponent
    for place in ["Snapshots/Fonts", "new"] {
      try FileManager.default.createDirectory(atPath: folder.path(place), withIntermediateDirectories: true)
      try FileManager.default.copyItem(atPath: font, toPath: folder.path("\(place)/\(name)"))
    }
    var set = try MachineFontSet(package: folder.url).set(inPlaceOf: nil, from: folder.path("new"))
    set.chosenWidths = .inter
    set.fonts.append(FontFolder.font("Other.ttf", "another font"))
    try folder.write(String(decoding: set.json, as: UTF8.self), to: "Snapshots/fonts.json")
  }

  /// The set that tests would draw with.
  private func set(_ words: String...) throws -> FontSetFile {
    let own = folder.text("Snapshots/fonts.json")
    let variables = try Variation(words).environment(package: folder.url, folder: folder.url)
    let file = try FontSetFile(contentsOfFile: try #require(variables["TOUCHSTONE_FONTS"]))
    #expect(folder.text("Snapshots/fonts.json") == own)
    #expect(file.set.ownsGoldens)
    return file
  }

  @Test func `views are drawn under conditions, with the fonts of the package`() throws {
    let variables = try Variation(["look=iOS26", "typeSize=xxxLarge"]).environment(
      package: folder.url, folder: folder.url)
    #expect(variables == ["TOUCHSTONE_VARY": "look=iOS26,typeSize=xxxLarge"])
  }

  @Test func `letters have other widths, and the fonts that the package pins`() throws {
    let file = try set("widths=system")
    #expect(file.set.widths == .system)
    #expect(file.set.font(named: "Other.ttf") != nil)
    // The copies of the package are found, although the set lies elsewhere.
    #expect(PinnedFontFinder(file, cache: nil, system: []).findAll().count == 1)
  }

  @Test func `a folder replaces the fonts that it has, and no others`() throws {
    let file = try set("fonts=\(folder.path("new"))")
    #expect(file.set.font(named: "Other.ttf") != nil)
    #expect(file.set.widths == .inter)
    #expect(file.folders.first == folder.path("new"))
    let found = PinnedFontFinder(file, cache: nil, system: []).findAll()
    #expect(found.values.first?.path.hasPrefix(folder.path("new")) == true)
  }

  @Test func `a package without pinned fonts has those of this machine, with other widths`() throws {
    let plain = folder.url.appendingPathComponent("plain")
    try FileManager.default.createDirectory(at: plain, withIntermediateDirectories: true)
    let variables = try Variation(["widths=inter"]).environment(package: plain, folder: plain)
    let file = try FontSetFile(contentsOfFile: try #require(variables["TOUCHSTONE_FONTS"]))
    #expect(file.set.widths == .inter)
    #expect(PinnedFontFinder(file).findAll().values.contains { $0.path == font })
  }

  @Test func `another fonts json counts with its widths, by itself or in its folder`() throws {
    let pinned = FontFolder.font("Third.ttf", "a third font")
    let other = FontSet(folders: ["Own"], fonts: [pinned], widths: .system)
    try folder.write(String(decoding: try other.json, as: UTF8.self), to: "other/fonts.json")
    for path in ["other", "other/fonts.json"] {
      let file = try set("fonts=\(folder.path(path))")
      #expect(file.set.fonts == [pinned] && file.set.widths == .system)
      #expect(file.folders == [folder.path("other/Own")])
    }
    #expect(try set("fonts=\(folder.path("other"))", "widths=inter").set.widths == .inter)
  }

  @Test func `the fonts of this machine take the place of those that are pinned`() throws {
    #expect(try set("fonts=machine").set.font(named: "Other.ttf") == nil)
  }

  @Test(arguments: ["look", "color=red", "size=10x10", "widths=wide", "=", "fonts="])
  func `what cannot be varied is refused`(word: String) {
    #expect(throws: ValidationError.self) { try Variation([word]) }
    #expect(throws: (any Error).self) { try CompareSnapshots.parse(["--vary", word]) }
  }

  @Test func `fonts that are not there are named`() throws {
    #expect(throws: FontSetError.noFonts("/nowhere")) { try set("fonts=/nowhere") }
    #expect("\(FontSetError.noFonts("/nowhere"))".contains("no fonts at /nowhere"))
    // A folder without any font that views are drawn with.
    let empty = folder.path("empty")
    try FileManager.default.createDirectory(atPath: empty, withIntermediateDirectories: true)
    #expect(throws: FontSetError.noFonts(empty)) { try set("fonts=\(empty)") }
  }
}

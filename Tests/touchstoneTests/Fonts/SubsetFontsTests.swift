import Foundation
import Testing
import TouchstoneDrawing
import TouchstoneFonts
import TouchstoneText

@testable import touchstone

@Suite struct SubsetFontsTests {
  private let folder: FontFolder

  init() throws {
    folder = try FontFolder()
  }

  @Test func `characters that a text writes by number are found`() {
    #expect(PackageCharacters.escaped(in: #""\u{1F600}" "\u65e5\u672C" "\uD83D\uDE80""#) == ["😀", "日", "本", "🚀"])
    #expect(PackageCharacters.escaped(in: #"\u{} \u{110000} \uD83D \uZZZZ"#) == [])
  }

  @Test func `the package's sources and resources say what it shows`() throws {
    try folder.write(#"Text("設定\u{1F600}")"#, to: "Sources/App/Settings.swift")
    try folder.write("\"a\" = \"語\";", to: "Sources/App/ja.lproj/Localizable.strings")
    try folder.write("隠", to: ".build/Hidden.swift")
    let characters = PackageCharacters.all(of: folder.url)
    #expect(characters.isSuperset(of: ["設", "定", "😀", "語", "A", "年", "カ"]))
    #expect(!characters.contains("隠"))
  }

  @Test func `a collection is put together from its fonts`() {
    let face =
      Data([0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0]) + Data("test".utf8) + Data([0, 0, 0, 0, 0, 0, 0, 28, 0, 0, 0, 1, 7])
    let file = FontCollection.file(of: [face, face])
    #expect(FontCollection.count(ofFacesIn: file) == 2)
    // Header 20 bytes; each font 29, padded to 32; its table lies 28 bytes behind its start.
    #expect([UInt8](file[12..<20]) == [0, 0, 0, 20, 0, 0, 0, 52])
    #expect(file[20 + 27 - 4] == 48 && file[48] == 7)
    #expect(file[52 + 27 - 4] == 80 && file[80] == 7)
  }

  @Test func `cut fonts draw what they have as before, say what they lack, and are cut again from the whole ones`()
    throws
  {
    let names = ["NotoSansCJK-Regular.ttc", "NotoColorEmoji.ttf", "DejaVuSans.ttf"]
    let library = FontLibrary(searchPaths: FontLibrary.defaultSearchPaths)
    let system = library.filesByName
    let fonts = try names.map { name in
      let path = try #require(system[name])
      return PinnedFont(
        name: name, sha256: try #require(FileDigest.sha256(ofFileAt: path)),
        bytes: try #require(FileDigest.size(ofFileAt: path)))
    }
    try folder.write("Text(\"設定 骨 ファイル 👩‍👩‍👧 🇯🇵\")", to: "Sources/View.swift")
    try FontSetWriter.write(FontSet(fonts: fonts), to: folder.path("Snapshots/fonts.json"), within: folder.url)
    let finder = PinnedFontFinder(
      try FontSetFile(contentsOfFile: folder.path("Snapshots/fonts.json")), cache: nil,
      system: FontLibrary.defaultSearchPaths)

    let cut = try SubsetFonts(finder: finder, package: folder.url).cut(finder.file.set.fonts)
    #expect(try FontSetFile(contentsOfFile: folder.path("Snapshots/fonts.json")).set == cut.file.set)
    for name in names.prefix(2) {
      let size = try #require(FileDigest.size(ofFileAt: folder.path("Snapshots/Fonts/\(name)")))
      let whole = try #require(finder.file.set.font(named: name)?.bytes)
      #expect(cut.file.set.font(named: name)?.bytes == size && size < whole / 5, "\(name): \(size)")
    }
    #expect(cut.file.set.font(named: "DejaVuSans.ttf") == finder.file.set.font(named: "DejaVuSans.ttf"))

    let small = FontLibrary(searchPaths: [folder.path("Snapshots/Fonts")])
    for language in ["ja", "ko", "zh-Hans", "zh-Hant", "zh-HK"] {
      let (before, missing) = try drawing("設定 骨 2026年11月 ファイル、", language: language, with: library)
      #expect(missing.isEmpty && before.contains { !$0.bytes.isEmpty })
      #expect(try drawing("設定 骨 2026年11月 ファイル、", language: language, with: small).masks == before, "\(language)")
    }
    let emoji = try drawing("👩‍👩‍👧🇯🇵👍🏽", language: "en", with: library)
    #expect(emoji.masks.count == 3)
    #expect(try drawing("👩‍👩‍👧🇯🇵", language: "en", with: small).masks == Array(emoji.masks.prefix(2)))
    #expect(try drawing("鬱", language: "ja", with: small).missing == ["鬱"])

    try folder.write("Text(\"鬱\")", to: "Sources/Other.swift")
    let again = try SubsetFonts(finder: cut, package: folder.url).cut(cut.file.set.fonts)
    #expect(again.file.set.fonts.map(\.whole) == cut.file.set.fonts.map(\.whole))
    let larger = FontLibrary(searchPaths: [folder.path("Snapshots/Fonts")])
    #expect(try drawing("鬱", language: "ja", with: larger).missing.isEmpty)
  }

  /// The pixels of each glyph of a text, and the characters that no font has.
  private func drawing(
    _ text: String, language: String, with library: FontLibrary
  ) throws -> (masks: [GlyphMask], missing: [Character]) {
    let styled = StyledText(
      runs: [
        StyledText.Run(text: text, style: .init(font: FontDescriptor(family: .named("Noto Sans CJK JP"), size: 17)))
      ],
      paragraph: .init(language: language))
    let layout = try library.prepare(styled).layout(width: nil, height: nil, displayScale: 2)
    let rasterizer = GlyphRasterizer(library: library)
    var masks: [GlyphMask] = []
    for case .glyphs(let run, _) in layout.lines.flatMap(\.pieces) {
      masks += try run.glyphs.map { try rasterizer.mask(font: run.font, glyph: $0.id, pixelSize: 34) }
    }
    return (masks, Array(layout.missingCharacters))
  }
}

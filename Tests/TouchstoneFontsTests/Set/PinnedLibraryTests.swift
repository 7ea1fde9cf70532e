import Foundation
import Testing
import TouchstoneDrawing
import TouchstoneText

@testable import TouchstoneFonts

/// A library that draws with a font set whose fonts lie in a project, and with nothing else of this machine.
@Suite struct PinnedLibraryTests {
  private let folder: FontFolder
  private let inter = "Inter-Regular.otf"

  init() throws {
    folder = try FontFolder()
  }

  /// Pins fonts, and puts some of them into the project.
  private func library(pinning names: [String], vendoring vendored: [String]) throws -> FontLibrary {
    for name in vendored { try folder.write(FontFolder.data(name), to: "Snapshots/Fonts/\(name)") }
    let library = FontLibrary(searchPaths: FontLibrary.defaultSearchPaths)
    library.use(.success(PinnedFontFinder(try folder.set(folder.pinned(names)), cache: nil, system: [])))
    return library
  }

  /// The names of the files that a text is drawn with.
  private func fonts(
    of text: String, in library: FontLibrary, font: FontDescriptor = FontDescriptor(size: 17)
  ) throws -> Set<String> {
    let run = StyledText.Run(text: text, style: StyledText.Style(font: font))
    let layout = try library.prepare(StyledText(runs: [run])).layout(width: nil, height: nil, displayScale: 2)
    return Set(layout.glyphRuns.map { URL(fileURLWithPath: $0.font.path).lastPathComponent })
  }

  private func error(for name: String) -> FontError {
    FontError.notOnMachine(font: name, set: folder.path("Snapshots/fonts.json"))
  }

  @Test func `text is drawn with the project's files`() throws {
    let library = try library(pinning: [inter], vendoring: [inter])
    #expect(try fonts(of: "Text", in: library) == [inter])
    #expect(try library.resolve(FontDescriptor(size: 17)).reference.path == folder.path("Snapshots/Fonts/\(inter)"))
  }

  @Test func `a pinned font that is not here is replaced by no other, though the machine has one of its name`() throws {
    let library = try library(pinning: [inter], vendoring: [])
    #expect(throws: error(for: inter)) { try fonts(of: "Text", in: library) }
    #expect(library.missingFonts.map(\.name) == [inter])
  }

  @Test func `a file of the right size with other content is not drawn with`() throws {
    let library = try library(pinning: [inter], vendoring: [])
    var data = try FontFolder.data(inter)
    data[data.count - 1] ^= 1
    try folder.write(data, to: "Snapshots/Fonts/\(inter)")
    #expect(throws: error(for: inter)) { try fonts(of: "Text", in: library) }
  }

  @Test func `a fallback that is not here fails the characters that need it, and no others`() throws {
    let (deja, cjk) = ("DejaVuSans.ttf", "NotoSansCJK-Regular.ttc")
    let library = try library(pinning: [inter, deja, cjk], vendoring: [inter, deja])
    #expect(try fonts(of: "Text שלום", in: library) == [inter, deja])
    #expect(throws: error(for: cjk)) { try fonts(of: "日本", in: library) }
  }

  @Test func `a character that no pinned font has is missing, though the machine has a font for it`() throws {
    let library = try library(pinning: [inter], vendoring: [inter])
    let run = StyledText.Run(text: "日", style: StyledText.Style(font: FontDescriptor(size: 17)))
    let layout = try library.prepare(StyledText(runs: [run])).layout(width: nil, height: nil, displayScale: 2)
    #expect(layout.missingCharacters == ["日"])
  }

  @Test func `a design whose family is not pinned is an error, not another design`() throws {
    let library = try library(pinning: [inter], vendoring: [inter])
    let serif = FontDescriptor(family: .system(.serif), size: 17)
    #expect(throws: FontError.notPinned(font: "PTF55F.ttf", set: folder.path("Snapshots/fonts.json"))) {
      try fonts(of: "Text", in: library, font: serif)
    }
  }

  @Test func `a name that no font here has may be that of a pinned one that is not`() throws {
    let mono = "DejaVuSansMono.ttf"
    let named = FontDescriptor(family: .named("DejaVu Sans Mono"), size: 17)
    #expect(throws: error(for: mono)) {
      try fonts(of: "Text", in: library(pinning: [inter, mono], vendoring: [inter]), font: named)
    }
    #expect(try fonts(of: "Text", in: library(pinning: [inter, mono], vendoring: [mono]), font: named) == [mono])
  }

  @Test func `fonts that tests register are drawn with besides`() throws {
    let library = try library(pinning: [inter], vendoring: [inter])
    let mono = try folder.write(FontFolder.data("DejaVuSansMono.ttf"), to: "resources/Code.ttf")
    try library.register(fontFileAt: mono)
    let named = FontDescriptor(family: .named("DejaVu Sans Mono"), size: 17)
    #expect(try fonts(of: "Text", in: library, font: named) == ["Code.ttf"])
    #expect(try !library.isOfMachine(library.resolve(named).reference))
  }

  @Test func `a set that cannot be read fails all text`() throws {
    let library = FontLibrary(searchPaths: FontLibrary.defaultSearchPaths)
    #expect(try fonts(of: "Text", in: library) == [inter])
    let fault = FontError.unusableSet(path: "fonts.json", reason: "it is broken")
    library.use(.failure(fault))
    #expect(throws: fault) { try fonts(of: "Text", in: library) }
    library.use(nil)
    #expect(try fonts(of: "Text", in: library) == [inter])
  }

  @Test func `a set is used by its path, and what was drawn before is forgotten`() throws {
    let library = FontLibrary(searchPaths: FontLibrary.defaultSearchPaths)
    #expect(try fonts(of: "Text", in: library) == [inter])
    try folder.write(FontFolder.data(inter), to: "Snapshots/Fonts/\(inter)")
    try library.use(fontSetAt: folder.set(folder.pinned([inter])).path)
    _ = try fonts(of: "Text", in: library)
    #expect(try library.resolve(FontDescriptor(size: 17)).reference.path == folder.path("Snapshots/Fonts/\(inter)"))
    #expect(throws: FontError.self) { try library.use(fontSetAt: folder.path("none.json")) }
  }

  /// Files that text can lead to and that are not listed would not be pinned.
  @Test func `the default files are all that text leads to by itself`() throws {
    let library = FontLibrary(searchPaths: FontLibrary.defaultSearchPaths)
    let files = Set(FontLibrary.defaultFiles)
    for design in [FontDescriptor.Design.default, .rounded, .serif, .monospaced] {
      for (weight, size, isItalic) in [(100, 12.0, false), (400, 17, true), (700, 34, false), (900, 60, true)] {
        let font = FontDescriptor(family: .system(design), size: size, weight: weight, isItalic: isItalic)
        let all =
          [try library.resolve(font)]
          + ["en", "ja", "ko", "zh-Hans", "zh-TW", "zh-HK"].flatMap { library.fallbacks(for: font, language: $0) }
        for found in all + [library.emojiFont()].compactMap(\.self) {
          #expect(files.contains(URL(fileURLWithPath: found.reference.path).lastPathComponent))
        }
      }
    }
  }
}

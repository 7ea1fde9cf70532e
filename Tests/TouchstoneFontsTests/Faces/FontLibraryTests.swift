import CPixelKernels
import Foundation
import Testing
import TouchstoneDrawing
import TouchstoneFonts
import TouchstoneText

/// Which files fonts lead to.
@Suite struct FontLibraryTests {
  private func fileName(_ font: FontDescriptor) throws -> String {
    URL(fileURLWithPath: try FontLibrary.shared.resolve(font).reference.path).lastPathComponent
  }

  @Test func `each weight of the system font is a file of its own`() throws {
    let names = [
      "Thin", "ExtraLight", "Light", "Regular", "Medium", "SemiBold", "Bold", "ExtraBold", "Black",
    ]
    for (index, name) in names.enumerated() {
      #expect(try fileName(FontDescriptor(size: 17, weight: (index + 1) * 100)) == "Inter-\(name).otf")
    }
    #expect(try fileName(FontDescriptor(size: 17, isItalic: true)) == "Inter-Italic.otf")
    #expect(try fileName(FontDescriptor(size: 17, weight: 700, isItalic: true)) == "Inter-BoldItalic.otf")
  }

  @Test func `designs without an Apple font have an open family`() throws {
    #expect(try fileName(FontDescriptor(family: .system(.monospaced), size: 17)) == "DejaVuSansMono.ttf")
    #expect(try fileName(FontDescriptor(family: .system(.serif), size: 17, weight: 600)) == "PTF75F.ttf")
    #expect(try fileName(FontDescriptor(family: .system(.rounded), size: 17)) == "Inter-Regular.otf")
  }

  @Test func `a font is found by its family, full and PostScript name`() throws {
    for name in ["DejaVu Serif", "dejavu serif", "DejaVuSerif"] {
      #expect(try fileName(FontDescriptor(family: .named(name), size: 17)) == "DejaVuSerif.ttf")
    }
    for name in ["DejaVu Serif Bold", "DejaVuSerif-Bold"] {
      #expect(try fileName(FontDescriptor(family: .named(name), size: 17)) == "DejaVuSerif-Bold.ttf")
    }
    #expect(
      try fileName(FontDescriptor(family: .named("DejaVu Serif"), size: 17, weight: 700, isItalic: true))
        == "DejaVuSerif-BoldItalic.ttf")
  }

  @Test func `an unknown family is replaced by the system font, and the answer says so`() throws {
    let font = try FontLibrary.shared.resolve(FontDescriptor(family: .named("No Such Font"), size: 17, weight: 700))
    #expect(font.isSubstituted)
    #expect(font.reference.path.hasSuffix("Inter-Bold.otf"))
    #expect(try !FontLibrary.shared.resolve(FontDescriptor(size: 17)).isSubstituted)
  }

  @Test func `a library without the default family names it and the folders it searched`() {
    let library = FontLibrary(searchPaths: ["/no/such/folder"])
    let error = FontError.defaultFamilyMissing(family: "Inter", searched: ["/no/such/folder"])
    #expect(throws: error) { try library.metrics(of: FontDescriptor(size: 17)) }
    #expect(throws: error) {
      try library.prepare(StyledText(runs: [.init(text: "a", style: .init(font: .init(size: 1)))]))
    }
  }

  @Test func `a registered file is found by name, one that is no font is refused`() throws {
    let library = FontLibrary(searchPaths: ["/usr/share/fonts/opentype/inter"])
    #expect(try library.resolve(FontDescriptor(family: .named("DejaVu Sans"), size: 9)).isSubstituted)
    try library.register(fontFileAt: "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf")
    #expect(try !library.resolve(FontDescriptor(family: .named("DejaVu Sans"), size: 9)).isSubstituted)
    #expect(throws: FontError.unreadable(path: "/no/such.otf", reason: "the file cannot be opened")) {
      try library.register(fontFileAt: "/no/such.otf")
    }
    #expect(throws: FontError.self) { try library.register(fontFileAt: "/etc/hostname") }
  }

  @Test func `a folder of fonts is registered once, however often it is asked for`() throws {
    let library = FontLibrary(searchPaths: ["/usr/share/fonts/opentype/inter"])
    let families = ["DejaVu Sans", "DejaVu Sans Mono", "DejaVu Serif"]
    for _ in 0..<2 {
      let registered = try library.register(fontsInFolder: "/usr/share/fonts/truetype/dejavu")
      #expect(Set(families).isSubset(of: registered) && registered == registered.sorted())
    }
    for family in families {
      #expect(try !library.file(for: FontDescriptor(family: .named(family), size: 9)).isSubstitute)
    }
    #expect(throws: FontError.noFontFiles(folder: "/no/such/folder")) {
      try library.register(fontsInFolder: "/no/such/folder")
    }
  }

  @Test func `a text set before its font was registered is set again`() throws {
    let library = FontLibrary(searchPaths: ["/usr/share/fonts/opentype/inter"])
    let style = StyledText.Style(font: FontDescriptor(family: .named("DejaVu Serif"), size: 17))
    let before = try SystemFonts.layout("a", style: style, library: library)
    #expect(before.missingFonts == ["DejaVu Serif"])
    try library.register(fontFileAt: "/usr/share/fonts/truetype/dejavu/DejaVuSerif.ttf")
    let after = try SystemFonts.layout("a", style: style, library: library)
    #expect(after.missingFonts.isEmpty && after.fontFiles == ["DejaVuSerif.ttf"])
  }

  @Test func `the file of a font can be asked for`() throws {
    let italic = try FontLibrary.shared.file(
      for: FontDescriptor(family: .named("Noto Sans CJK JP"), size: 17, isItalic: true))
    #expect(italic.path.hasSuffix("NotoSansCJK-Regular.ttc") && italic.isSlanted && !italic.isSubstitute)
    let unknown = try FontLibrary.shared.file(for: FontDescriptor(family: .named("No Such Font"), size: 17))
    #expect(unknown.family == "Inter" && unknown.isSubstitute)
  }

  @Test func `the system font is stretched to widths that it has no file for`() throws {
    func width(_ percent: Int) throws -> CGFloat {
      try SystemFonts.layout("Wide", style: .init(font: FontDescriptor(size: 12, width: percent))).size.width
    }
    #expect(abs(try width(120) - 1.2 * width(100)) < 1e-9)
    #expect(abs(try width(80) - 0.8 * width(100)) < 1e-9)
    let layout = try SystemFonts.layout("Wide", style: .init(font: FontDescriptor(size: 12, width: 120)))
    #expect(layout.glyphRuns.map(\.stretch) == [1.2])
    #expect(try FontLibrary.shared.file(for: FontDescriptor(size: 12, width: 10)).stretch == 0.5)
  }

  @Test func `the system font has SF Pro's metrics, a named font its own`() throws {
    let system = try FontLibrary.shared.metrics(of: FontDescriptor(size: 2048))
    #expect(system.ascent == 1950 && system.descent == 494 && system.capHeight == 1443 && system.xHeight == 1078)
    // DejaVu Sans: hhea ascender 1901, descender −483, line gap 0, of 2048 units (`ttx -t hhea`).
    let named = try FontLibrary.shared.metrics(of: FontDescriptor(family: .named("DejaVu Sans"), size: 2048))
    #expect(named.ascent == 1901 && named.descent == 483)
  }

  @Test func `characters that the system font lacks come from a fallback`() throws {
    #expect(try SystemFonts.layout("日本").fontFiles == ["NotoSansCJK-Regular.ttc"])
    #expect(try SystemFonts.layout("שלום").fontFiles == ["DejaVuSans.ttf"])
    #expect(try SystemFonts.layout("😀").fontFiles == ["NotoColorEmoji.ttf"])
    #expect(try SystemFonts.layout("❤️").fontFiles == ["NotoColorEmoji.ttf"])
  }

  @Test func `the language chooses the face of a CJK collection`() throws {
    for (language, index) in [("ja", 0), ("ko", 1), ("zh-Hans", 2), ("zh-Hant", 3), ("zh-HK", 4), ("en", 0)] {
      let layout = try SystemFonts.layout(
        "骨", style: StyledText.Style(font: FontDescriptor(size: 17)), paragraph: .init(language: language))
      #expect(layout.glyphRuns.map(\.font.index) == [index], "\(language)")
    }
  }

  @Test func `a character that no font has is reported once and drawn as a box`() throws {
    let layout = try SystemFonts.layout("a\u{10FFFF}b\u{10FFFF}")
    #expect(layout.missingCharacters == ["\u{10FFFF}"])
    let glyphs = layout.glyphRuns.flatMap(\.glyphs)
    #expect(glyphs.filter { $0.id == 0 }.count == 2)
    let mask = try GlyphRasterizer(library: .shared).mask(font: layout.glyphRuns[0].font, glyph: 0, pixelSize: 34)
    #expect(mask.bytes.contains { $0 > 200 })
  }

  @Test func `without fallbacks an emoji is reported as missing`() throws {
    let library = FontLibrary(searchPaths: ["/usr/share/fonts/opentype/inter"])
    #expect(try SystemFonts.layout("a😀", library: library).missingCharacters == ["😀"])
  }

  @Test func `a text is shaped once for all who ask for it`() throws {
    let library = FontLibrary()
    let text = StyledText(runs: [.init(text: "once", style: .init(font: .init(size: 17)))])
    let first = try library.prepare(text)
    #expect(try library.prepare(text) === first)
  }

  @Test func `eight threads set the same lines`() throws {
    let text = StyledText(runs: [
      .init(text: "Shape once, break often: שלום 日本語 😀 and a few words more", style: .init(font: .init(size: 17)))
    ])
    let expected = try FontLibrary().prepare(text).layout(width: 120, height: nil, displayScale: 2)
    let library = FontLibrary()
    let results = ParallelResults<TextLayout>()
    DispatchQueue.concurrentPerform(iterations: 8) { _ in
      if let prepared = try? library.prepare(text) {
        results.append(prepared.layout(width: 120, height: nil, displayScale: 2))
      }
    }
    #expect(results.values == Array(repeating: expected, count: 8))
  }

  @Test func `the digest of a font is the SHA-256 of its file`() throws {
    let font = try FontLibrary.shared.resolve(FontDescriptor(size: 17)).reference
    let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: font.path)))
    var digest = [UInt8](repeating: 0, count: 32)
    ts_sha256(bytes, bytes.count, &digest)
    let expected = digest.map { String(format: "%02x", $0) }.joined()
    #expect(try FontLibrary.shared.fontDigest(for: font) == expected)
    #expect(try FontLibrary.shared.fontVersion(for: font).hasPrefix("Version "))
  }

  @Test func `a damaged font file gives an error or glyphs, never a crash`() throws {
    let source = [UInt8](
      try Data(contentsOf: URL(fileURLWithPath: "/usr/share/fonts/truetype/dejavu/DejaVuSansMono.ttf")))
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("touchstone-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for step in 0..<24 {
      var bytes = Array(source.prefix(step < 12 ? step * 900 : source.count))
      if step >= 12 {
        for place in stride(from: step * 31, to: bytes.count, by: 997) { bytes[place] ^= UInt8(step * 7 % 255 + 1) }
      }
      let path = folder.appendingPathComponent("\(step).ttf").path
      try Data(bytes).write(to: URL(fileURLWithPath: path))
      let library = FontLibrary(searchPaths: ["/usr/share/fonts/opentype/inter", folder.path])
      let font = GlyphRun.FontReference(path: path)
      let rasterizer = GlyphRasterizer(library: library)
      for glyph in 0..<40 {
        _ = try? rasterizer.mask(font: font, glyph: UInt32(glyph), pixelSize: 20)
        _ = try? rasterizer.outline(font: font, glyph: UInt32(glyph))
      }
      _ = try SystemFonts.layout(
        "abc fi", style: .init(font: FontDescriptor(family: .named("DejaVu Sans Mono"), size: 17)), library: library)
    }
  }

  @Test func `a registered font draws characters that no other font has`() throws {
    let library = FontLibrary(searchPaths: ["/usr/share/fonts/opentype/inter"])
    #expect(try SystemFonts.layout("ქ", library: library).missingCharacters == ["ქ"])
    try library.register(fontFileAt: "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf")
    let layout = try SystemFonts.layout("aქ", library: library)
    #expect(layout.fontFiles == ["Inter-Regular.otf", "DejaVuSans.ttf"])
    #expect(layout.missingCharacters.isEmpty)
  }
}

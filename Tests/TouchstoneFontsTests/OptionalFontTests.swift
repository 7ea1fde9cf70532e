import Foundation
import Testing
import TouchstoneDrawing
import TouchstoneFonts
import TouchstoneText

/// Fonts that are used where they are installed, and not needed; from their packages' folders, or from the one that the
/// environment variable `TOUCHSTONE_TEST_FONTS` names.
private enum OptionalFonts {
  static let folder = ProcessInfo.processInfo.environment["TOUCHSTONE_TEST_FONTS"]
  static let noto = folder ?? "/usr/share/fonts/truetype/noto"
  static let interVariable = (folder ?? "/usr/share/fonts/truetype/inter-vf") + "/Inter.var.ttf"

  static func has(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }
}

@Suite struct OptionalFontTests {
  @Test(
    .enabled(
      if: OptionalFonts.has(OptionalFonts.noto + "/NotoSansThai-Regular.ttf"), "needs `apt-get install fonts-noto-core`"
    ))
  func `scripts that the default fonts lack come from Noto`() throws {
    let library = FontLibrary(searchPaths: FontLibrary.defaultSearchPaths + [OptionalFonts.noto])
    for (text, file) in [
      ("ไทย", "NotoSansThai-Regular.ttf"), ("हिन्दी", "NotoSansDevanagari-Regular.ttf"),
      ("বাংলা", "NotoSansBengali-Regular.ttf"), ("ខ្មែរ", "NotoSansKhmer-Regular.ttf"),
      ("བོད", "NotoSerifTibetan-Regular.ttf"), ("ქ", "DejaVuSans.ttf"), ("ש", "DejaVuSans.ttf"),
    ] {
      let layout = try SystemFonts.layout(text, library: library)
      #expect(layout.fontFiles == [file] && layout.missingCharacters.isEmpty, "\(text)")
    }
  }

  @Test(.enabled(if: OptionalFonts.has(OptionalFonts.interVariable), "needs `apt-get install fonts-inter-variable`"))
  func `a variable font takes on weight and slant`() throws {
    let library = FontLibrary(searchPaths: [])
    #expect(try library.register(fontFileAt: OptionalFonts.interVariable) == ["Inter"])
    func font(_ weight: Int, isItalic: Bool = false) -> FontDescriptor {
      FontDescriptor(family: .named("Inter"), size: 17, weight: weight, isItalic: isItalic)
    }
    #expect(try library.file(for: font(450)).variations["wght"] == 450)
    #expect(try library.file(for: font(2_000)).variations["wght"] == 900)
    let italic = try library.file(for: font(400, isItalic: true))
    #expect(!italic.isSlanted && italic.variations["slnt"] == -10)
    func width(_ weight: Int) throws -> CGFloat {
      try SystemFonts.layout("Weight", style: .init(font: font(weight)), library: library).size.width
    }
    #expect(try width(100) < width(450))
    #expect(try width(450) < width(900))
  }
}

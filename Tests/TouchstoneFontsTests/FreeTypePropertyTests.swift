import Foundation
import Testing
import TouchstoneDrawing
import TouchstoneFonts
import TouchstoneTestSupport
import TouchstoneText

#if compiler(>=6.2)
  /// What FreeType's users may set from outside, and may not change in a picture.
  @Suite struct FreeTypePropertyTests {
    // FreeType's reference, "FREETYPE_PROPERTIES": CFF fonts are drawn with darker stems where this is 0.
    @Test func `properties in the environment change no glyph`() async {
      await promptly {
        await #expect(processExitsWith: .success) {
          // "語" is in a CFF font, of Noto's.
          let run = try #require(try SystemFonts.layout("語").glyphRuns.first)
          #expect(run.font.path.hasSuffix(".otf") || run.font.path.hasSuffix(".ttc"))
          func mask() throws -> [UInt8] {
            try GlyphRasterizer(library: .shared).mask(font: run.font, glyph: run.glyphs[0].id, pixelSize: 17).bytes
          }
          unsetenv("FREETYPE_PROPERTIES")
          let usual = try mask()
          #expect(usual.contains { $0 > 0 })
          setenv("FREETYPE_PROPERTIES", "cff:no-stem-darkening=0 autofitter:no-stem-darkening=0", 1)
          #expect(try mask() == usual)
        }
      }
    }
  }
#endif

import Foundation
import Testing
import TouchstoneText

@Suite struct FontErrorTests {
  @Test func `a missing default family says where it was searched and how to install it`() {
    let error = FontError.defaultFamilyMissing(family: "Inter", searched: ["/usr/share/fonts/a", "Fonts"])
    #expect(
      error.description == """
        Text cannot be drawn: no file of the default font family "Inter" was found. \
        Searched: /usr/share/fonts/a, Fonts. \
        Install it with `sudo apt-get install fonts-inter`, or run `Scripts/setup`.
        """)
    #expect(error.localizedDescription == error.description)
  }

  @Test func `a missing default family without search paths says that no folder was searched`() {
    let error = FontError.defaultFamilyMissing(family: "Inter", searched: [])
    #expect(error.description.contains("No folder was searched."))
  }

  @Test func `an unreadable font file says which, why and what to put in its place`() {
    let error = FontError.unreadable(path: "Fonts/A.otf", reason: "it is not a font")
    #expect(
      error.description == """
        The font file "Fonts/A.otf" cannot be used: it is not a font. \
        Replace it with a TrueType or OpenType font that this user may read.
        """)
  }

  @Test func `a folder without fonts says which and how fonts become resources`() {
    #expect(
      FontError.noFontFiles(folder: "Fonts").description == """
        No font was registered: there is no .ttf, .otf, .ttc or .otc file in "Fonts". \
        Check the path, or add the files to the target in Package.swift: resources: [.copy("Fonts")].
        """)
  }

  @Test func `a glyph that cannot be drawn says which, why and what to try`() {
    let error = FontError.glyphUndrawable(path: "A.otf", glyph: 7, reason: "FreeType reports error 20")
    #expect(
      error.description == """
        Glyph 7 of "A.otf" cannot be drawn: FreeType reports error 20. \
        Choose a smaller font size, or reinstall the font file if other glyphs can be drawn.
        """)
  }
}

import CoreText
import Foundation
import Testing
import UIKit

@Suite struct FontFamilyTests {
  // The packages of Debian that setup installs.
  @Test func `families are listed with the names of their fonts`() {
    #expect(UIFont.familyNames.contains("DejaVu Serif"))
    #expect(UIFont.familyNames == UIFont.familyNames.sorted())
    #expect(
      UIFont.fontNames(forFamilyName: "DejaVu Sans Mono") == [
        "DejaVuSansMono", "DejaVuSansMono-Bold", "DejaVuSansMono-BoldOblique", "DejaVuSansMono-Oblique",
      ])
    #expect(UIFont.fontNames(forFamilyName: "No Such Family").isEmpty)
  }

  @Test func `a font that is given as data is registered, and other data is refused`() throws {
    let path = "/usr/share/fonts/truetype/dejavu/DejaVuSansMono.ttf"
    let provider = try #require(CGDataProvider(url: NSURL(fileURLWithPath: path)))
    let font = try #require(CGFont(provider))
    #expect(font.postScriptName == "DejaVuSansMono")
    #expect(font.fullName == "DejaVu Sans Mono")
    #expect(CTFontManagerRegisterGraphicsFont(font, nil))
    #expect(UIFont(name: "DejaVuSansMono", size: 12) != nil)
    #expect(CGFont(try #require(CGDataProvider(data: NSData(data: Data("no font".utf8))))) == nil)
  }

  @Test func `files that are no fonts are among the errors of a registration`() {
    var (count, isDone) = (0, false)
    let urls: NSArray = [
      NSURL(fileURLWithPath: "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf"),
      NSURL(fileURLWithPath: "/there/is/none.ttf"),
    ]
    CTFontManagerRegisterFontURLs(urls, .process, true) { errors, done in
      (count, isDone) = (errors.count, done)
      return true
    }
    #expect(count == 1)
    #expect(isDone)
  }
}

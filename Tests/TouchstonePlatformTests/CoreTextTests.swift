import CoreText
import Foundation
import Testing
import UIKit

@Suite struct CoreTextTests {
  @Test func `a font of Core Text has the measures of the same font of UIKit`() {
    let font = CTFontCreateWithName("DejaVu Serif" as NSString, 20, nil)
    let same = UIFont(name: "DejaVu Serif", size: 20)
    #expect(CTFontGetSize(font) == 20)
    #expect(CTFontGetAscent(font) == same?.ascender)
    // Core Text measures downwards, UIKit upwards.
    #expect(CTFontGetDescent(font) == same.map { -$0.descender })
    #expect(CTFontGetCapHeight(font) == same?.capHeight)
    #expect(CTFontGetXHeight(font) == same?.xHeight)
    #expect(CTFontGetXHeight(font) < CTFontGetCapHeight(font))
    #expect(CTFontGetLeading(font) >= 0)
  }

  @Test func `a file that is no font is refused, and the error says why`() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("font-\(UUID().uuidString).ttf")
    try Data("no font".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    var error: Unmanaged<CFError>?
    #expect(!CTFontManagerRegisterFontsForURL(NSURL(fileURLWithPath: file.path), .process, &error))
    let fault = try #require(error?.takeRetainedValue())
    #expect(fault.domain == "com.apple.CoreText.CTFontManagerErrorDomain")
    #expect(fault.localizedDescription.contains(file.lastPathComponent))
  }
}

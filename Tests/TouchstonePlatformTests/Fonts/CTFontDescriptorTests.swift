import CoreText
import Foundation
import Testing
import UIKit

@Suite struct CTFontDescriptorTests {
  private let path = "/usr/share/fonts/truetype/dejavu/DejaVuSansMono-Bold.ttf"

  @Test func `the units of an em are those of the font file`() {
    // The `head` tables of DejaVu and of Inter 3 say so.
    #expect(CTFontGetUnitsPerEm(CTFontCreateWithName("DejaVu Serif", 20, nil)) == 2048)
    #expect(CTFontGetUnitsPerEm(.systemFont(ofSize: 12)) == 2816)
  }

  @Test func `a file of fonts is described, and makes fonts of a size`() throws {
    let described = CTFontManagerCreateFontDescriptorsFromURL(NSURL(fileURLWithPath: path)) as? [CTFontDescriptor]
    let descriptor = try #require(described?.first)
    #expect(described?.count == 1)
    let font = CTFontCreateWithFontDescriptor(descriptor, 14, nil)
    #expect(CTFontCopyPostScriptName(font) == "DejaVuSansMono-Bold")
    #expect(CTFontGetSize(font) == 14)
    // Core Text's usual size.
    #expect(CTFontGetSize(CTFontCreateWithFontDescriptor(descriptor, 0, nil)) == 12)
    #expect(CTFontManagerCreateFontDescriptorsFromURL(NSURL(fileURLWithPath: "/there/is/none.ttf")) == nil)
  }

  @Test func `a registration can be taken back once`() throws {
    let copy = FileManager.default.temporaryDirectory.appendingPathComponent("font-\(UUID().uuidString).ttf")
    try FileManager.default.copyItem(atPath: path, toPath: copy.path)
    defer { try? FileManager.default.removeItem(at: copy) }
    let url = NSURL(fileURLWithPath: copy.path)
    #expect(CTFontManagerRegisterFontsForURL(url, .process, nil))
    #expect(CTFontManagerUnregisterFontsForURL(url, .process, nil))
    var error: Unmanaged<CFError>?
    #expect(!CTFontManagerUnregisterFontsForURL(url, .process, &error))
    // Core Text, `CTFontManagerError.notRegistered`.
    #expect(error?.takeRetainedValue().code == 201)
  }

  // AppKit, `NSFont.systemFontSize`, `smallSystemFontSize` and `labelFontSize`.
  @Test(arguments: [(CTFontUIFontType.system, CGFloat(13)), (.smallSystem, 11), (.label, 10)])
  func `fonts for a purpose have its size unless one is given`(type: CTFontUIFontType, size: CGFloat) {
    #expect(CTFontCreateUIFontForLanguage(type, 0, nil)?.pointSize == size)
    #expect(CTFontCreateUIFontForLanguage(type, 21, nil)?.pointSize == 21)
    #expect(CTFontCreateUIFontForLanguage(.none, 21, nil) == nil)
  }
}

import Foundation
import Testing
import TouchstoneFonts

@testable import touchstone

/// What comes from folders and servers is untrusted: only the pinned bytes are taken.
@Suite struct FontIntakeTests {
  private let folder: FontFolder
  private let font = FontFolder.font("A.ttf", "the font")

  init() throws {
    folder = try FontFolder()
  }

  private func intake() -> FontIntake { FontIntake(cache: folder.path("cache"), missing: [font]) }

  @Test func `bytes with the pinned digest are taken, below it, with their licence`() throws {
    var intake = intake()
    #expect(try intake.take(Data("the font".utf8), origin: "a package", license: Data("free".utf8)))
    #expect(folder.text(folder.cached(font)) == "the font")
    #expect(folder.text("cache/\(font.sha256)/copyright") == "free")
    #expect(intake.missing.isEmpty && intake.taken == ["A.ttf  from a package"])
  }

  @Test(arguments: ["THE FONT", "the font and more", ""])
  func `other bytes are not, and leave nothing behind`(content: String) throws {
    var intake = intake()
    #expect(try !intake.take(Data(content.utf8), origin: "a server"))
    #expect(intake.missing == [font])
    #expect(!FileManager.default.fileExists(atPath: folder.path("cache")))
  }

  @Test func `a folder gives what it has, whatever the files are called`() throws {
    try folder.write("the font", to: "usb/deep/renamed.otf")
    try folder.write("another", to: "usb/A.ttf")
    var intake = intake()
    try intake.take(fromFolder: folder.path("usb"), origin: "usb")
    #expect(folder.text(folder.cached(font)) == "the font")
    #expect(intake.reasons.isEmpty)
  }

  @Test func `the cache of another machine gives fonts and their licences`() throws {
    try folder.write("the font", to: "other/\(font.sha256)/A.ttf")
    try folder.write("free", to: "other/\(font.sha256)/copyright")
    var intake = intake()
    try intake.take(fromFolder: folder.path("other"), origin: "other")
    #expect(folder.text("cache/\(font.sha256)/copyright") == "free")
  }

  @Test func `a folder without them is named among the reasons`() throws {
    try folder.write("another", to: "usb/A.ttf")
    var intake = intake()
    try intake.take(fromFolder: folder.path("usb"), origin: "usb")
    #expect(intake.reasons == ["usb contains none of them"])
  }

  @Test func `a cache that cannot be written is an error`() throws {
    try folder.write("a file", to: "cache")
    var intake = intake()
    #expect(throws: FontSetError.self) { try intake.take(Data("the font".utf8), origin: "a package") }
    #expect(intake.missing == [font])
  }
}

import Foundation
import Testing
import TouchstoneTestSupport

@testable import TouchstoneFonts

/// The finder compares bytes: what is in a file does not matter to it.
@Suite struct PinnedFontFinderTests {
  private let folder: FontFolder
  private let content = Data("the pinned content".utf8)
  private let font: PinnedFont

  init() throws {
    folder = try FontFolder()
    font = PinnedFont(
      name: "Title-Bold.otf", sha256: content.withUnsafeBytes { FileDigest.sha256(of: $0) }, bytes: content.count)
  }

  private func find(folders: [String] = ["Fonts"], system: [String] = ["system"]) throws -> PinnedFontFinder.Found? {
    let finder = PinnedFontFinder(
      try folder.set([font], folders: folders), cache: folder.path("cache"), system: system.map(folder.path))
    return finder.findAll()[font.name]
  }

  @Test func `the project comes before the cache, and the cache before the system`() throws {
    #expect(try find() == nil)
    let inSystem = try folder.write(content, to: "system/deep/Title-Bold.otf")
    #expect(try find() == .init(path: inSystem, place: .system))
    let inCache = try folder.write(content, to: "cache/\(font.sha256)/Title-Bold.otf")
    #expect(try find() == .init(path: inCache, place: .cache))
    let inProject = try folder.write(content, to: "Snapshots/Fonts/Title-Bold.otf")
    #expect(try find() == .init(path: inProject, place: .project))
  }

  @Test(
    arguments: [
      "third party/Acme Type 1.2/desktop (OTF)/Title-Bold.otf", "third party/TITLE-BOLD.OTF",
      "third party/webfonts/7f83b1657ff1fc53.otf",
    ])
  func `a vendored font may lie in any folder, in any capitals, under any name`(path: String) throws {
    let written = try folder.write(content, to: path)
    #expect(try find(folders: ["../third party"]) == .init(path: written, place: .project))
  }

  @Test func `a font of the same name with other content is not the font`() throws {
    try folder.write(Data("another content".utf8), to: "Snapshots/Fonts/Title-Bold.otf")
    try folder.write(Data("a third content, longer".utf8), to: "system/Title-Bold.otf")
    #expect(try find() == nil)
    let right = try folder.write(content, to: "system/other/title.otf")
    #expect(try find() == .init(path: right, place: .system))
  }

  @Test func `a file of the same size under another name is read, and is not the font`() throws {
    try folder.write(Data("THE PINNED CONTENT".utf8), to: "system/Other.otf")
    #expect(try find() == nil)
  }

  @Test func `a folder that bears a font's name is no font`() throws {
    try FileManager.default.createDirectory(
      atPath: folder.path("system/Title-Bold.otf"), withIntermediateDirectories: true)
    #expect(try find() == nil)
  }

  @Test func `no more files of a folder are looked at than the limit says`() throws {
    for number in 0..<20 { try folder.write(content, to: "many/\(number % 4)/\(number).otf") }
    #expect(FontCatalog.fontFiles(in: folder.path("many")).count == 20)
    // Folders count too.
    #expect((6...10).contains(FontCatalog.fontFiles(in: folder.path("many"), most: 10).count))
  }

  @Test func `folders in folders are searched, and links to folders are not followed`() throws {
    try folder.write(content, to: "deep/B.otf")
    try folder.write(content, to: "deep/a/.hidden/A.ttf")
    try folder.write(content, to: "deep/a/notes.txt")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("deep/a/circle"), withDestinationPath: folder.path("deep"))
    try FileManager.default.createSymbolicLink(atPath: folder.path("deep/C.otf"), withDestinationPath: "B.otf")
    #expect(FontCatalog.fontFiles(in: folder.path("deep")) == ["B.otf", "C.otf", "a/.hidden/A.ttf"])
    #expect(FontCatalog.fontFiles(in: folder.path("nowhere")) == [])
  }

  /// A set is part of the package, and may name any folder of the machine.
  @Test func `a set that names the root of the machine's files is searched in seconds`() throws {
    try folder.write(content, to: "cache/\(font.sha256)/Title-Bold.otf")
    var found: PinnedFontFinder.Found?
    let time = try processorTime { found = try find(folders: ["/"]) }
    // The cache is below the root, too: it may be among the files that are looked at.
    #expect(found?.place == .cache || found?.place == .project)
    #expect(time < .seconds(30))
  }
}

import Foundation
import Testing
import TouchstoneText

@testable import TouchstoneFonts

@Suite struct FontSetFileTests {
  private let folder: FontFolder

  init() throws {
    folder = try FontFolder()
    try folder.write(Data(), to: "package/Package.swift")
  }

  private func writeSet(_ name: String, version: String) throws {
    let font = PinnedFont(name: "A.ttf", sha256: String(repeating: "0", count: 64), bytes: 1, version: version)
    try folder.write(FontSet(fonts: [font]).json, to: name)
  }

  private func version(_ environment: [String: String] = [:], package: String? = nil, in place: String) throws
    -> String?
  {
    try FontSetFile.ofProcess(
      package: package.map { folder.url.appendingPathComponent($0, isDirectory: true) }, environment: environment,
      workingFolder: folder.path(place))?.set.fonts[0].version
  }

  @Test func `the set is that of the package around the working folder`() throws {
    #expect(try version(in: "package") == nil)
    try writeSet("package/Snapshots/fonts.json", version: "of the package")
    try folder.write(Data(), to: "package/Tests/a.txt")
    #expect(try version(in: "package") == "of the package")
    #expect(try version(in: "package/Tests") == "of the package")
    #expect(try version(in: "") == nil)
  }

  @Test func `a package that is known, goldens that lie elsewhere, and a set that is named come first`() throws {
    try writeSet("package/Snapshots/fonts.json", version: "of the working folder")
    try writeSet("other/Snapshots/fonts.json", version: "of the package")
    try writeSet("goldens/fonts.json", version: "of the goldens")
    try writeSet("named.json", version: "named")
    var environment: [String: String] = [:]
    #expect(try version(environment, package: "other", in: "package") == "of the package")
    environment["TOUCHSTONE_SNAPSHOTS"] = folder.path("goldens")
    #expect(try version(environment, package: "other", in: "package") == "of the goldens")
    environment["TOUCHSTONE_FONTS"] = folder.path("named.json")
    #expect(try version(environment, package: "other", in: "package") == "named")
  }

  @Test func `a set that is named and not there is an error`() {
    let path = folder.path("none.json")
    #expect(throws: FontError.unusableSet(path: path, reason: "it is not a readable file of at most 1048576 bytes")) {
      try version(["TOUCHSTONE_FONTS": path], in: "package")
    }
  }

  @Test func `packages share a set, and the copies beside it, by a symbolic link`() throws {
    try writeSet("package/Snapshots/fonts.json", version: "shared")
    try folder.write(Data(), to: "example/Package.swift")
    try FileManager.default.createDirectory(atPath: folder.path("example/Snapshots"), withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("example/Snapshots/fonts.json"), withDestinationPath: "../../package/Snapshots/fonts.json")
    let file = try #require(try FontSetFile.ofProcess(environment: [:], workingFolder: folder.path("example")))
    #expect(file.set.fonts[0].version == "shared")
    let expected = URL(fileURLWithPath: folder.path("package/Snapshots/Fonts")).resolvingSymlinksInPath().path
    #expect(file.folders == [expected])
  }
}

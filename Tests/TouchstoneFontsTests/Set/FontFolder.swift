import Foundation
import Testing

@testable import TouchstoneFonts

/// A temporary folder in which tests put fonts of a project, a cache and a system.
final class FontFolder {
  let url = FileManager.default.temporaryDirectory.appendingPathComponent("fonts-\(UUID().uuidString)")

  init() throws {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  func path(_ name: String) -> String { url.appendingPathComponent(name).path }

  /// Writes a file.
  @discardableResult
  func write(_ data: Data, to name: String) throws -> String {
    let file = url.appendingPathComponent(name)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
    return file.path
  }

  /// Pins files of the system: their content, under their names.
  func pinned(_ files: [String]) throws -> [PinnedFont] {
    try files.map { name in
      let data = try Self.data(name)
      return PinnedFont(
        name: name, sha256: data.withUnsafeBytes { FileDigest.sha256(of: $0) }, bytes: data.count, version: "Version 1")
    }
  }

  /// A font set beside the folders of this one, as the project has it.
  func set(_ fonts: [PinnedFont], folders: [String] = ["Fonts"]) throws -> FontSetFile {
    let path = try write(FontSet(folders: folders, fonts: fonts).json, to: "Snapshots/fonts.json")
    return try FontSetFile(contentsOfFile: path)
  }

  /// The bytes of a font that this machine has.
  static func data(_ name: String) throws -> Data {
    let path = try #require(FontLibrary(searchPaths: FontLibrary.defaultSearchPaths).filesByName[name])
    return try Data(contentsOf: URL(fileURLWithPath: path))
  }
}

import Foundation
import TouchstoneFonts

@testable import touchstone

/// A package with a font set, a user's cache, and whatever else a test puts into a temporary folder.
final class FontFolder {
  let url = FileManager.default.temporaryDirectory.appendingPathComponent("tool-fonts-\(UUID().uuidString)")

  init() throws {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  func path(_ name: String) -> String { url.appendingPathComponent(name).path }

  func write(_ text: String, to name: String) throws {
    try FontSetWriter.write(Data(text.utf8), to: path(name), within: nil)
  }

  func text(_ name: String) -> String? {
    FileManager.default.contents(atPath: path(name)).map { String(decoding: $0, as: UTF8.self) }
  }

  /// A font whose content is a text.
  static func font(_ name: String, _ content: String, package: String? = nil) -> PinnedFont {
    let data = Data(content.utf8)
    return PinnedFont(
      name: name, sha256: data.withUnsafeBytes { FileDigest.sha256(of: $0) }, bytes: data.count, version: "Version 1",
      package: package)
  }

  /// The place of a font in the cache.
  func cached(_ font: PinnedFont) -> String { "cache/\(font.sha256)/\(font.name)" }

  func finder(_ set: FontSet) throws -> PinnedFontFinder {
    try FontSetWriter.write(set, to: path("Snapshots/fonts.json"), within: url)
    let file = try FontSetFile(contentsOfFile: path("Snapshots/fonts.json"))
    return PinnedFontFinder(file, cache: path("cache"), system: [path("system")])
  }
}

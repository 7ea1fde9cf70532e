import Foundation
import TouchstoneFonts
import TouchstoneSnapshots

/// Adds fonts to the user's cache: only pinned fonts, and only with the pinned digest.
struct FontIntake {
  let cache: String
  /// The fonts that are still missing.
  private(set) var missing: [PinnedFont]
  /// The fonts that were added, with their sources.
  private(set) var taken: [String] = []
  /// The reasons that sources did not provide fonts.
  private(set) var reasons: [String] = []

  init(cache: String, missing: [PinnedFont]) {
    self.cache = cache
    self.missing = missing
  }

  /// Notes why a source did not provide a font.
  mutating func note(_ reason: String) {
    if !reasons.contains(reason) { reasons.append(reason) }
  }

  /// Adds a font.
  ///
  /// - Parameter license: What its package says about copyright, kept beside it.
  /// - Returns: Whether the data is a font that was missing.
  /// - Throws: `FontSetError.notWritten`.
  @discardableResult
  mutating func take(_ data: Data, origin: String, license: Data? = nil) throws -> Bool {
    guard missing.contains(where: { $0.bytes == data.count }) else { return false }
    let digest = data.withUnsafeBytes { FileDigest.sha256(of: $0) }
    guard let index = missing.firstIndex(where: { $0.sha256 == digest }) else { return false }
    let font = missing[index]
    let path = PinnedFontFinder.path(of: font, inCache: cache)
    if let license {
      let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
      try FontSetWriter.write(license, to: folder.appendingPathComponent(FontLicense.fileInCache).path, within: nil)
    }
    try FontSetWriter.write(data, to: path, within: nil)
    missing.remove(at: index)
    taken.append("\(font.name)  from \(origin)")
    return true
  }

  /// Adds missing fonts from the files in a folder and its subfolders, whatever their names.
  ///
  /// - Throws: `FontSetError.notWritten`.
  mutating func take(fromFolder folder: String, origin: String, license: Data? = nil) throws {
    var count = 0
    for path in FontLibrary.fontFiles(in: folder).map({ "\(folder)/\($0)" }) {
      guard let bytes = FileDigest.size(ofFileAt: path), missing.contains(where: { $0.bytes == bytes }),
        let data = try? RegularFile.read(path, limit: bytes)
      else { continue }
      let beside = URL(fileURLWithPath: path).deletingLastPathComponent().appendingPathComponent(
        FontLicense.fileInCache)
      let license = license ?? FontLicense.read(beside)
      if try take(data, origin: origin, license: license) { count += 1 }
    }
    if count == 0 { note("\(origin) contains none of them") }
  }
}

import Foundation
import TouchstoneFonts
import TouchstoneSnapshots

/// The licences that accompany fonts.
enum FontLicense {
  /// The name of a package's licence in the cache, next to the font.
  static let fileInCache = "copyright"
  /// The maximum size of a licence, in bytes.
  private static let limit = 1 << 20

  /// Returns the licence of a font, from its package or else from the font itself.
  ///
  /// - Returns: The name of the licence file, and its text; `nil` if there is none.
  static func text(of font: PinnedFont, at found: PinnedFontFinder.Found, in set: FontSet) -> (name: String, Data?) {
    let stem = font.package ?? URL(fileURLWithPath: font.name).deletingPathExtension().lastPathComponent
    let name = "LICENSE-\(stem).txt"
    let beside = URL(fileURLWithPath: found.path).deletingLastPathComponent()
    let kept = read(beside.appendingPathComponent(name)) ?? read(beside.appendingPathComponent(fileInCache))
    let packaged = found.place == .system ? font.package.flatMap { SystemPackages.copyright(of: $0) } : nil
    return (name, kept ?? packaged ?? FontLibrary.license(ofFileAt: found.path).map { Data(($0 + "\n").utf8) })
  }

  /// Returns the contents of a licence file, or `nil` if there is none. What is written there ends up in the package, so a
  /// link, which may lead to any file of this user, is none.
  static func read(_ file: URL) -> Data? {
    try? RegularFile.read(file.path, links: .refuse, limit: limit)
  }
}

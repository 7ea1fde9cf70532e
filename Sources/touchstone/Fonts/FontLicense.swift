import Foundation
import TouchstoneFonts

/// The licences that travel with fonts.
enum FontLicense {
  /// The name that a package's licence has in the cache, beside the font.
  static let fileInCache = "copyright"

  /// The licence of a font: what its package says; else what the font says itself.
  ///
  /// - Returns: The name of the file for it, and its text, `nil` where nothing says it.
  static func text(of font: PinnedFont, at found: PinnedFontFinder.Found, in set: FontSet) -> (name: String, Data?) {
    let stem = font.package ?? URL(fileURLWithPath: font.name).deletingPathExtension().lastPathComponent
    let name = "LICENSE-\(stem).txt"
    let beside = URL(fileURLWithPath: found.path).deletingLastPathComponent()
    let kept = [beside.appendingPathComponent(name), beside.appendingPathComponent(fileInCache)]
      .lazy.compactMap { FileManager.default.contents(atPath: $0.path) }.first
    let packaged = found.place == .system ? font.package.flatMap { SystemPackages.copyright(of: $0) } : nil
    return (name, kept ?? packaged ?? FontLibrary.license(ofFileAt: found.path).map { Data(($0 + "\n").utf8) })
  }
}

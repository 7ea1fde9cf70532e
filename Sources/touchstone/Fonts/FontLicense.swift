import Foundation
import TouchstoneFonts

/// The licences that accompany fonts.
enum FontLicense {
  /// The name of a package's licence in the cache, next to the font.
  static let fileInCache = "copyright"

  /// Returns the licence of a font, from its package or else from the font itself.
  ///
  /// - Returns: The name of the licence file, and its text; `nil` if there is none.
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

import Foundation

/// An error in pinning or installing a package's fonts.
enum FontSetError: Error, Hashable {
  /// The package pins no fonts.
  case noSet(String)
  /// Pinned fonts are not installed.
  case missing([String])
  /// A pinned font could not be installed, with the reason for each source.
  case notInstalled([String], reasons: [String], cache: String)
  /// The environment does not specify the user's cache folder.
  case noCache
  /// None of the fonts that text is drawn with is installed.
  case nothingToPin
  /// A font that is not pinned yet comes from a different package version than the pinned ones.
  case mixedVersions(package: String, pinned: String, here: String)
  /// A file could not be written.
  case notWritten(String, why: String)
  /// The source folder does not exist.
  case noSource(String)
  /// Neither a folder with fonts nor a font set is there.
  case noFonts(String)
  /// A required system program is not installed.
  case noProgram(String, package: String)
  /// A system program failed.
  case failed(String, output: String)
}

extension FontSetError: CustomStringConvertible, LocalizedError {
  var errorDescription: String? { description }

  var description: String {
    switch self {
    case .noSet(let path):
      "This package pins no fonts: \(path) does not exist. Pin the fonts of this machine: swift package snapshot-fonts pin"
    case .missing(let names):
      "\(Self.list(names)) not on this machine. Install: swift package snapshot-fonts install"
    case .notInstalled(let names, let reasons, let cache):
      """
      \(Self.list(names)) not on this machine, and could not be installed:
      \(reasons.map { "  - \($0)" }.joined(separator: "\n"))
      On a machine that has them, copy them into the package: swift package snapshot-fonts vendor
      Or use that machine's cache, \(cache): swift package snapshot-fonts install --from FOLDER
      """
    case .noCache:
      "The environment does not define a cache folder. Set one: TOUCHSTONE_FONT_CACHE=/path/to/fonts"
    case .nothingToPin:
      "This machine has none of the fonts that Touchstone draws text with. Install them: apt-get install fonts-inter fonts-dejavu-core"
    case .mixedVersions(let package, let pinned, let here):
      """
      The set pins fonts from \(package) \(pinned), but this machine has \(here), so nothing was added. \
      Pin on a machine with \(pinned), or switch to this machine's fonts: swift package snapshot-fonts replace
      """
    case .notWritten(let path, let why): "\(path) cannot be written: \(why)."
    case .noSource(let path): "There is no folder \(path). Pass a folder with fonts, or an https URL: --from FOLDER"
    case .noFonts(let path):
      "There are no fonts at \(path). Pass machine for those of this machine, a folder with fonts, or another fonts.json."
    case .noProgram(let name, let package):
      "The program \(name) is not installed. Install it: apt-get install \(package)"
    case .failed(let command, let output): "\(command) failed: \(output)"
    }
  }

  /// Returns the subject and verb of a sentence: `Inter-Regular.otf is`, `Inter-Bold.otf, Inter-Italic.otf and 3 more
  /// are`.
  private static func list(_ names: [String]) -> String {
    let shown = names.prefix(3).joined(separator: ", ")
    return names.count == 1 ? "\(shown) is" : "\(shown)\(names.count > 3 ? " and \(names.count - 3) more" : "") are"
  }
}

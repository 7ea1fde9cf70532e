import Foundation
import TouchstoneUI

/// Bundles with string tables.
enum StringsFixture {
  /// English and German texts, of which German lacks one.
  static let strings = bundle([
    "en.lproj/Localizable.strings":
      "\"greeting\" = \"Hello\"; \"farewell\" = \"Goodbye\"; \"Hello %@\" = \"Hello %@\";",
    "de.lproj/Localizable.strings": "\"greeting\" = \"Guten Tag\";",
    "en.lproj/Other.strings": "\"title\" = \"Title\";",
  ])

  /// A catalogue with a translated key, one that is not, and one that needs none.
  static let catalog = bundle([
    "Localizable.xcstrings": """
    {"sourceLanguage": "en", "version": "1.0", "strings": {
      "Settings": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Einstellungen"}}}},
      "Sign out": {},
      "Touchstone": {"shouldTranslate": false}
    }}
    """
  ])

  /// A bundle whose tables are read at once, so that its folder need not stay.
  private static func bundle(_ files: [String: String]) -> Bundle {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("strings-\(UUID().uuidString).bundle")
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, text) in files {
      let file = folder.appendingPathComponent(name)
      try? FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try? Data(text.utf8).write(to: file)
    }
    guard let bundle = Bundle(path: folder.path) else { return .main }
    for table in ["Localizable", "Other"] {
      _ = LocalizedText("any", table: table, bundlePath: bundle.bundlePath).listing(locale: Locale(identifier: "en"))
    }
    return bundle
  }
}

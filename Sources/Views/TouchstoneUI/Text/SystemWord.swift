import Foundation
import TouchstoneCore

/// A word that the system's views show or say of their own, such as the title of a back button.
///
/// It is in the language of the view's locale, where ``translations`` have that; in other languages, the app's own tables of strings
/// may have it, and else it is English.
enum SystemWord: String, CaseIterable {
  case back = "Back"
  case cancel = "Cancel"
  case close = "Close"
  case decrement = "Decrement"
  case delete = "Delete"
  case done = "Done"
  case edit = "Edit"
  case help = "Help"
  case increment = "Increment"
  case mixed = "Mixed"
  case noResults = "No Results"
  case off = "Off"
  case ok = "OK"
  case on = "On"
  case paste = "Paste"
  case search = "Search"
  case share = "Share…"
  case time = "Time"

  /// Returns the word in the language and pseudo-language of an environment.
  func text(in environment: EnvironmentValues) -> String {
    guard let word = word(in: environment.locale) else {
      return Text(LocalizedStringKey(rawValue)).plainText(in: environment)
    }
    guard environment.pseudolanguage != nil else { return word }
    // No app has this table, so the word stays what it is.
    return Text(LocalizedStringKey(word), tableName: "Touchstone.SystemWord").plainText(in: environment)
  }

  /// Returns the word in the language of a locale; nil if it is not known.
  private func word(in locale: Locale) -> String? {
    // With the script and the region that are likely: that of `zh_TW` is Hant.
    let language = Locale.Language(identifier: locale.language.maximalIdentifier)
    guard let code = language.languageCode?.identifier, code != "en" else { return rawValue }
    let parts = [language.script?.identifier, language.region?.identifier].compactMap(\.self)
    // The words of Portuguese without a region are those of Brazil, and elsewhere those of Portugal.
    let isPortugals = code == "pt" && language.region?.identifier != "BR"
    let names = parts.map { "\(code)-\($0)" } + (isPortugals ? ["pt-PT"] : []) + [code]
    return names.lazy.compactMap { Self.translations[$0]?[self] }.first
  }
}

extension Text {
  /// Creates a text with a word of the system's.
  nonisolated init(system word: SystemWord) {
    self.init(storage: .deferred { word.text(in: $0) })
  }
}

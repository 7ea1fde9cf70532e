import Foundation
import TouchstoneDrawing

/// The string tables in the resources of bundles.
///
/// One language of each folder is used: the one closest to the locale's, or else English, the source language of a
/// string catalogue, or the first by name. Without a bundle, all resource bundles beside the program are searched.
///
/// This is a class because all views of a process share the tables that it has read.
package final class StringTables: Sendable {
  static let shared = StringTables()

  /// A text that was found, and its language.
  struct Found {
    var translation: Translation
    var language: String
  }

  /// A table that exists but cannot be read.
  struct Failure: Error, Hashable {
    var path: String
    var reason: String
  }

  /// The tables with one name in one folder, by language; language names are lowercase with hyphens.
  private struct Folder: Sendable {
    var source: String?
    /// The keys of a string catalogue: in its source language, they need no entry.
    var keys: Set<String> = []
    /// The keys of a string catalogue that are marked as not to be translated.
    var untranslated: Set<String> = []
    var languages: [String: [StringTable]] = [:]
    var failure: Failure?
  }

  private struct Key: Hashable {
    var folder: String
    var table: String
  }

  private struct Choice: Hashable {
    var key: Key
    var locale: String
  }

  /// The tables that were used last; others are read again when they are needed.
  private let folders: Locked<GenerationCache<Key, Folder>>
  private let choices: Locked<GenerationCache<Choice, String>>
  /// The last keys that were returned as strings because no table lists them.
  private let unlisted: Locked<GenerationCache<String, Bool>>

  /// Creates tables that are read when a text is looked up.
  ///
  /// - Parameters:
  ///   - texts: The maximum number of texts to keep in memory, of all tables together.
  ///   - choices: The maximum number of tables and locales of which to keep the chosen language, and of keys that no
  ///     table lists.
  init(texts: Int = 500_000, choices: Int = 10_000) {
    folders = Locked(GenerationCache(limit: texts))
    self.choices = Locked(GenerationCache(limit: choices))
    unlisted = Locked(GenerationCache(limit: choices))
  }

  /// Notes a key that was returned as a string.
  func noteUnlisted(_ key: String) { unlisted.withLock { $0.insert(true, for: key, cost: 1) } }

  /// Whether a string is a key that was returned as one.
  func isUnlisted(_ string: String) -> Bool { unlisted.withLock { $0[string] ?? false } }

  /// Returns the text for a key.
  ///
  /// - Throws: `Failure` if a table that may contain the text cannot be read.
  func translation(of key: String, table: String?, bundlePath: String?, locale: Locale) throws(Failure) -> Found? {
    var failure: Failure?
    for path in bundlePath.map({ [$0] }) ?? ResourceFolders.all {
      let place = Key(folder: path, table: table ?? "Localizable")
      let folder = self.folder(place)
      failure = failure ?? folder.failure
      guard !folder.languages.isEmpty, let language = language(for: locale, in: place, folder) else { continue }
      for table in folder.languages[language] ?? [] {
        if let translation = table.translations[key] {
          return Found(translation: translation, language: String(language.prefix { $0 != "-" }))
        }
      }
    }
    if let failure { throw failure }
    return nil
  }

  /// How tables list a key.
  package enum Listing: Hashable, Sendable {
    /// There is no table of that name.
    case noTable
    /// A table contains the key, in the language or without the need for a translation.
    case listed
    /// No table contains the key in the language, the one closest to the locale's.
    case missing(language: String)
  }

  /// Returns how tables list a key in the language that is closest to a locale's.
  func listing(of key: String, table: String?, bundlePath: String?, locale: Locale) -> Listing {
    var listing = Listing.noTable
    for path in bundlePath.map({ [$0] }) ?? ResourceFolders.all {
      let place = Key(folder: path, table: table ?? "Localizable")
      let folder = self.folder(place)
      guard !folder.languages.isEmpty, let language = language(for: locale, in: place, folder) else { continue }
      let isTranslated = (folder.languages[language] ?? []).contains { $0.translations[key] != nil }
      if isTranslated || folder.untranslated.contains(key) || language == folder.source && folder.keys.contains(key) {
        return .listed
      }
      if listing == .noTable { listing = .missing(language: language) }
    }
    return listing
  }

  private func folder(_ key: Key) -> Folder {
    if let known = folders.withLock({ $0[key] }) { return known }
    let folder = Self.read(key)
    // A folder without the table counts too: programs may look for any number of tables.
    let texts = folder.languages.values.joined().reduce(0) { $0 + $1.translations.count }
    folders.withLock { $0.insert(folder, for: key, cost: texts + 1) }
    return folder
  }

  private static func read(_ key: Key) -> Folder {
    var folder = Folder()
    guard !key.table.isEmpty, !key.table.contains("/") else { return folder }
    func read(_ path: String, _ body: (Data) throws -> Void) {
      guard let data = FileManager.default.contents(atPath: path) else { return }
      do { try body(data) } catch { folder.failure = Failure(path: path, reason: String(describing: error)) }
    }
    let entries = (try? FileManager.default.contentsOfDirectory(atPath: key.folder)) ?? []
    for entry in entries.sorted() where entry.hasSuffix(".lproj") {
      let language = canonical(String(entry.dropLast(6)))
      // Plural forms take precedence over plain texts with the same key.
      for ending in ["stringsdict", "strings"] {
        read("\(key.folder)/\(entry)/\(key.table).\(ending)") { data in
          folder.languages[language, default: []].append(try StringTable(propertyList: data))
        }
      }
    }
    read("\(key.folder)/\(key.table).xcstrings") { data in
      let catalog = try StringTable.contents(catalog: data)
      folder.source = canonical(catalog.source)
      folder.keys = catalog.keys
      folder.untranslated = catalog.untranslated
      for (language, table) in catalog.tables { folder.languages[canonical(language), default: []].append(table) }
      // The keys are the texts of the source language, so that language exists even if nothing is written in it.
      folder.languages[canonical(catalog.source), default: []] += []
    }
    return folder
  }

  /// Returns the name of a language in lowercase and with hyphens.
  private static func canonical(_ language: String) -> String {
    switch language.lowercased() {
    case "english": "en"
    case let name: name.replacing("_", with: "-")
    }
  }

  private func language(for locale: Locale, in key: Key, _ folder: Folder) -> String? {
    let choice = Choice(key: key, locale: locale.identifier)
    if let known = choices.withLock({ $0[choice] }) { return known }
    let language = Self.language(for: locale, among: folder)
    if let language { choices.withLock { $0.insert(language, for: choice, cost: 1) } }
    return language
  }

  private static func language(for locale: Locale, among folder: Folder) -> String? {
    let language = locale.language
    let code = language.languageCode?.identifier ?? "en"
    let region = language.region?.identifier ?? locale.region?.identifier
    let script =
      language.script?.identifier
      ?? Locale.Language(identifier: locale.identifier(.bcp47)).maximalIdentifier
      .split(separator: "-").dropFirst().first.map(String.init)
    let wanted = [
      [code, script, region], [code, region], [code, script], [code],
    ].map { canonical($0.compactMap(\.self).joined(separator: "-")) }
    if let exact = wanted.first(where: { folder.languages[$0] != nil }) { return exact }
    let sorted = folder.languages.keys.sorted()
    // Portuguese of another country is closer than English.
    if let related = sorted.first(where: { $0.hasPrefix(code + "-") && !["zh", "sr"].contains(code) }) {
      return related
    }
    return [folder.source, "en", "base"].compactMap(\.self).first { folder.languages[$0] != nil } ?? sorted.first
  }
}

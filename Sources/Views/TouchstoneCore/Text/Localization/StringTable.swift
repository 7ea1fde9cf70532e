import Foundation

/// The texts of one language in one file.
struct StringTable: Sendable {
  private(set) var translations: [String: Translation] = [:]

  /// Parses a `.strings` or `.stringsdict` file: property lists in any format.
  init(propertyList data: Data) throws {
    // The old format is parsed as UTF-8; Xcode's files used to be UTF-16.
    var data = data
    if data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF]),
      let text = String(data: data, encoding: .utf16)
    {
      data = Data(text.utf8)
    }
    let list = try PropertyListSerialization.propertyList(from: data, options: [], format: nil)
    guard let entries = list as? [String: Any] else { return }
    for (key, entry) in entries {
      if let text = entry as? String {
        translations[key] = Translation(format: text)
      } else if let entry = entry as? [String: Any], let format = entry["NSStringLocalizedFormatKey"] as? String {
        var translation = Translation(format: format)
        for (name, forms) in entry {
          guard let forms = forms as? [String: String] else { continue }
          translation.variables[name] = Translation.Variable(argument: nil, forms: forms)
        }
        translations[key] = translation
      }
    }
  }

  /// The contents of a string catalogue, `.xcstrings`.
  struct CatalogContents {
    var source: String
    var keys: Set<String>
    /// The keys that are marked as not to be translated.
    var untranslated: Set<String>
    /// The texts of each language.
    var tables: [String: StringTable]
  }

  /// Parses a string catalogue, `.xcstrings`.
  static func contents(catalog data: Data) throws -> CatalogContents {
    let catalog = try JSONDecoder().decode(Catalog.self, from: data)
    var tables: [String: StringTable] = [:]
    for (key, entry) in catalog.strings {
      for (language, localization) in entry.localizations ?? [:] {
        guard let translation = localization.translation else { continue }
        tables[language, default: StringTable()].translations[key] = translation
      }
    }
    return CatalogContents(
      source: catalog.sourceLanguage, keys: Set(catalog.strings.keys),
      untranslated: Set(catalog.strings.filter { $1.shouldTranslate == false }.keys), tables: tables)
  }

  private init() {}

  // MARK: String catalogues

  private struct Catalog: Decodable {
    var sourceLanguage: String
    var strings: [String: Entry]
  }

  private struct Entry: Decodable {
    var localizations: [String: Localization]?
    var shouldTranslate: Bool?
  }

  private struct Unit: Decodable {
    var value: String
  }

  private struct Form: Decodable {
    var stringUnit: Unit?
    var variations: Variations?

    /// The text, or the form for a device or for "other" if there are several.
    var text: String? {
      stringUnit?.value ?? variations?.ofDevice?.text ?? variations?.plural?["other"]?.text
    }
  }

  /// A class, because forms contain variations, which contain forms.
  private final class Variations: Decodable {
    let plural: [String: Form]?
    let device: [String: Form]?

    var ofDevice: Form? { device?["iphone"] ?? device?["other"] }
  }

  private struct Substitution: Decodable {
    var argNum: Int?
    var variations: Variations?
  }

  private struct Localization: Decodable {
    var stringUnit: Unit?
    var variations: Variations?
    var substitutions: [String: Substitution]?

    var translation: Translation? {
      let plural = variations?.plural ?? variations?.ofDevice?.variations?.plural
      if let plural {
        let forms = plural.compactMapValues(\.text)
        return Translation(format: "%#@value@", variables: ["value": Translation.Variable(argument: nil, forms: forms)])
      }
      guard let text = stringUnit?.value ?? variations?.ofDevice?.text else { return nil }
      let variables = (substitutions ?? [:]).compactMapValues { substitution in
        substitution.variations?.plural.map {
          Translation.Variable(argument: substitution.argNum, forms: $0.compactMapValues(\.text))
        }
      }
      return Translation(format: text, variables: variables)
    }
  }
}

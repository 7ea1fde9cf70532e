package import Foundation

/// A key with its values, and the table in which it is looked up.
package struct LocalizedText: Sendable {
  package var key: LocalizedStringKey
  package var table: String?
  package var bundlePath: String?
  /// An explicit locale, or `nil` for the environment's.
  package var locale: Locale?
  /// The text to show if no table contains the key, or `nil` for the key itself.
  package var defaultValue: LocalizedStringKey?

  package init(
    _ key: LocalizedStringKey, table: String? = nil, bundlePath: String? = nil, locale: Locale? = nil,
    defaultValue: LocalizedStringKey? = nil
  ) {
    self.key = key
    self.table = table
    self.bundlePath = bundlePath
    self.locale = locale
    self.defaultValue = defaultValue
  }

  /// Returns the parts of the text in the language and pseudo-language of an environment: those of its translation, or its
  /// own.
  ///
  /// - Throws: `StringTables.Failure` if no table contains the text and one of them could not be read.
  func parts(in environment: EnvironmentValues) throws(StringTables.Failure) -> [Text.Part] {
    let parts = try parts(locale: self.locale ?? environment.locale)
    return environment.pseudolanguage?.parts(parts) ?? parts
  }

  private func parts(locale: Locale) throws(StringTables.Failure) -> [Text.Part] {
    DrawnCode.note(.strings(table ?? "Localizable"))
    guard
      let found = try StringTables.shared.translation(
        of: key.key, table: table, bundlePath: bundlePath, locale: locale)
    else { return ownParts(locale: locale) }
    let arguments = (defaultValue ?? key).segments.filter { if case .literal = $0 { false } else { true } }
    if arguments.isEmpty, found.translation.variables.isEmpty { return [.markdown(found.translation.format)] }
    var numbers: [Int: LocalizedNumber] = [:]
    for (index, argument) in arguments.enumerated() {
      if case .number(let number) = argument { numbers[index] = number }
    }
    return found.translation.pieces(numbers: numbers, language: found.language).map { piece in
      switch piece {
      case .text(let text): return .markdown(text)
      case .argument(let index, let specifier):
        // A specifier without a value is shown as the translator wrote it.
        guard arguments.indices.contains(index) else { return .string(specifier.format(length: "")) }
        if case .number(let number) = arguments[index], specifier.isWhole || specifier.isReal {
          return .string(number.formatted(specifier, locale: locale))
        }
        return Self.part(arguments[index], locale: locale)
      }
    }
  }

  /// Returns the parts of the untranslated text, for use when no table can be read.
  func ownParts(in environment: EnvironmentValues) -> [Text.Part] {
    let parts = ownParts(locale: self.locale ?? environment.locale)
    return environment.pseudolanguage?.parts(parts) ?? parts
  }

  private func ownParts(locale: Locale) -> [Text.Part] {
    (defaultValue ?? key).segments.map { Self.part($0, locale: locale) }
  }

  /// Whether `String(localized:)` returned a string that is its key, because no table lists it.
  package static func isUnlistedKey(_ string: String) -> Bool { StringTables.shared.isUnlisted(string) }

  /// How string tables list the text in the language of a locale.
  package func listing(locale: Locale) -> StringTables.Listing {
    StringTables.shared.listing(of: key.key, table: table, bundlePath: bundlePath, locale: self.locale ?? locale)
  }

  private static func part(_ segment: LocalizedStringKey.Segment, locale: Locale) -> Text.Part {
    switch segment {
    case .literal(let text): .markdown(text)
    case .string(let text): .string(text)
    case .number(let number): .string(number.formatted(locale: locale))
    case .text(let text): .text(text)
    case .image(let image): .image(image)
    }
  }
}

extension Text {
  /// The localised texts that the text is made of, in order.
  package var localizedTexts: [LocalizedText] {
    switch storage {
    case .key(let text):
      let nested = text.key.segments.flatMap { segment in
        if case .text(let text) = segment { text.localizedTexts } else { [LocalizedText]() }
      }
      return [text] + nested
    case .concatenation(let first, let second): return first.localizedTexts + second.localizedTexts
    case .verbatim, .attributed, .image, .deferred, .deferredAttributed: return []
    }
  }
}

import Foundation
import Testing
import TouchstoneDrawing
import TouchstoneText

@testable import TouchstoneCore
@testable import TouchstoneUI

/// Texts from tables of strings.
@MainActor @Suite struct LocalizationTests {
  /// A bundle with German, Russian and traditional Chinese texts.
  private struct Fixture {
    let bundle: Bundle
    private let folder: URL

    init(_ files: [String: String]) throws {
      folder = FileManager.default.temporaryDirectory.appendingPathComponent("strings-\(UUID().uuidString).bundle")
      for (name, text) in files {
        let file = folder.appendingPathComponent(name)
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
      }
      bundle = try #require(Bundle(path: folder.path))
    }

    func remove() { try? FileManager.default.removeItem(at: folder) }
  }

  private static let strings = [
    "en.lproj/Localizable.strings": "\"greeting\" = \"Hello\";",
    "de.lproj/Localizable.strings": """
    /* What people say first. */
    "greeting" = "Guten Tag";
    "bold" = "ein **fettes** Wort";
    "Hello %@" = "Hallo %@";
    "%@ of %@" = "%2$@: %1$@";
    "%lld of %lf" = "%2$.1f, davon %1$03lld";
    "100%" = "100 %";
    "rate %lld%%" = "Anteil %lld %%";
    "lost %@" = "ohne %1$@ und %2$@";
    """,
    "de.lproj/Other.strings": "greeting = Servus;",
    "zh-hant.lproj/Localizable.strings": "\"greeting\" = \"你好\";",
    "ru.lproj/Localizable.stringsdict": """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0"><dict><key>%lld apples for %@</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>%#@apples@ для %@</string>
      <key>apples</key><dict>
        <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
        <key>NSStringFormatValueTypeKey</key><string>lld</string>
        <key>zero</key><string>нет яблок</string>
        <key>one</key><string>%lld яблоко</string>
        <key>few</key><string>%lld яблока</string>
        <key>many</key><string>%lld яблок</string>
        <key>other</key><string>%lld яблока</string>
      </dict></dict></dict></plist>
    """,
    "Catalog.xcstrings": """
    {"sourceLanguage": "en", "version": "1.0", "strings": {
      "greeting": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Grüezi"}}}},
      "%lld days": {"localizations": {
        "en": {"variations": {"plural": {
          "one": {"stringUnit": {"state": "translated", "value": "%lld day"}},
          "other": {"stringUnit": {"state": "translated", "value": "%lld days"}}}}},
        "de": {"variations": {"plural": {
          "one": {"stringUnit": {"state": "translated", "value": "ein Tag"}},
          "other": {"stringUnit": {"state": "translated", "value": "%lld Tage"}}}}}}},
      "%lld birds in %lld trees": {"localizations": {"en": {
        "stringUnit": {"state": "translated", "value": "%#@birds@ in %#@trees@"},
        "substitutions": {
          "birds": {"argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {
            "one": {"stringUnit": {"state": "", "value": "%arg bird"}},
            "other": {"stringUnit": {"state": "", "value": "%arg birds"}}}}},
          "trees": {"argNum": 2, "formatSpecifier": "lld", "variations": {"plural": {
            "one": {"stringUnit": {"state": "", "value": "%arg tree"}},
            "other": {"stringUnit": {"state": "", "value": "%arg trees"}}}}}}}}},
      "device": {"localizations": {"en": {"variations": {"device": {
        "mac": {"stringUnit": {"state": "", "value": "Click"}},
        "other": {"stringUnit": {"state": "", "value": "Tap"}}}}}}}
    }}
    """,
  ]

  private func environment(_ locale: String) -> EnvironmentValues {
    var environment = EnvironmentValues()
    environment.locale = Locale(identifier: locale)
    return environment
  }

  /// The text of a key in a language.
  private func text(_ key: LocalizedStringKey, _ locale: String, table: String? = nil) throws -> String {
    let fixture = try Fixture(Self.strings)
    defer { fixture.remove() }
    return Text(key, tableName: table, bundle: fixture.bundle).plainText(in: environment(locale))
  }

  @Test func `a key leads to the text of the environment's language`() throws {
    #expect(try text("greeting", "de_DE") == "Guten Tag")
    #expect(try text("greeting", "de_AT") == "Guten Tag")
    #expect(try text("greeting", "en_US") == "Hello")
    #expect(try text("greeting", "zh_TW") == "你好")
    #expect(try text("greeting", "zh_Hant_HK") == "你好")
    #expect(try text("greeting", "de_DE", table: "Other") == "Servus")
    #expect(try text("greeting", "de_DE", table: "Catalog") == "Grüezi")
  }

  @Test func `a language without a table falls back to English, a key without a text to itself`() throws {
    #expect(try text("greeting", "it_IT") == "Hello")
    #expect(try text("greeting", "zh_CN") == "Hello")
    #expect(try text("no such key", "de_DE") == "no such key")
    #expect(try text("greeting", "de_DE", table: "No such table") == "greeting")
    #expect(try text("greeting", "de_DE", table: "../de.lproj/Other") == "greeting")
    #expect(try text("greeting", "en_US", table: "Catalog") == "greeting")
  }

  @Test func `the Markdown of a translation counts`() throws {
    let fixture = try Fixture(Self.strings)
    defer { fixture.remove() }
    let styled = Text("bold", bundle: fixture.bundle).styledText(in: environment("de_DE"))
    #expect(styled.runs.map(\.text) == ["ein ", "fettes", " Wort"])
    #expect(styled.runs.map(\.style.font.weight) == [400, 600, 400])
  }

  @Test func `values are put where a translation wants them and written as its language does`() throws {
    #expect(try text("Hello \("Ada")", "de_DE") == "Hallo Ada")
    #expect(try text("\("1") of \("2")", "de_DE") == "2: 1")
    #expect(try text("\(7) of \(2.25)", "de_DE") == "2,2, davon 007")
    #expect(try text("100%", "de_DE") == "100 %")
    #expect(try text("rate \(5)%", "de_DE") == "Anteil 5 %")
    #expect(try text("Hello \(Text("Ada").bold())", "de_DE") == "Hallo Ada")
    // A translation may ask for more values than there are.
    #expect(try text("lost \("x")", "de_DE") == "ohne x und %@")
  }

  // Measured in pictures recorded by Apple's frameworks: 12,345. The minimum of digits that are grouped is CLDR's.
  @Test(arguments: [("en_US", "12,345"), ("de_DE", "12.345"), ("es_ES", "12.345"), ("de_CH", "12’345")])
  func `whole numbers are grouped as the locale does`(locale: String, expected: String) {
    let number = 12345
    #expect(Text("\(number)").plainText(in: environment(locale)) == expected)
    #expect(Text("\(UInt16(number))").plainText(in: environment(locale)) == expected)
    #expect(Text(verbatim: "\(number)").plainText(in: environment(locale)) == "12345")
    #expect(Text("\(-1234)").plainText(in: environment("en_US")) == "-1,234")
  }

  // The reference is `printf` with a locale, by which Apple's texts are written.
  @Test func `whole numbers are written as printf writes them in every locale`() throws {
    let numbers: [Int64] = [7, -999, 1000, 12345, -1_234_567, .min]
    var wrong: [String] = []
    for identifier in Locale.availableIdentifiers.sorted() + ["", "en_US_POSIX", "ar_EG@numbers=latn", "xx"] {
      let locale = Locale(identifier: identifier)
      for number in numbers {
        let expected = String(format: "%lld", locale: locale, number)
        if LocalizedNumber(number)?.formatted(locale: locale) != expected { wrong.append("\(number) in \(identifier)") }
      }
    }
    #expect(wrong.isEmpty)
    let largest = LocalizedNumber(UInt64.max)?.formatted(locale: Locale(identifier: "en_US"))
    #expect(largest == "18,446,744,073,709,551,615", "which printf takes for -1")
  }

  @Test func `keys hold the specifiers that Apple's do`() {
    let key: LocalizedStringKey =
      "\("a") \(1) \(UInt(1)) \(Int32(1)) \(1.5) \(Float(1)) \(1, specifier: "%03d") \(Text("x")) 5%"
    #expect(key.key == "%@ %lld %llu %d %lf %f %03d %@ 5%%")
    #expect(LocalizedStringKey("5%").key == "5%")
  }

  /// - Source: Unicode CLDR, plural rules of Russian: 1, 21 one; 2–4 few; 5–20 many.
  @Test(arguments: [
    (0, "нет яблок"), (1, "1 яблоко"), (2, "2 яблока"), (5, "5 яблок"), (11, "11 яблок"), (21, "21 яблоко"),
    (112, "112 яблок"), (1_000, "1\u{A0}000 яблок"),
  ]) func `a number chooses the form of a text`(number: Int, expected: String) throws {
    let found = try text("\(number) apples for \("Ivan")", "ru_RU")
    #expect(found.replacing("\u{A0}", with: "") == expected.replacing("\u{A0}", with: "") + " для Ivan")
  }

  @Test func `forms of string catalogues are chosen for each number of a text`() throws {
    #expect(try text("\(1) days", "en_US", table: "Catalog") == "1 day")
    #expect(try text("\(3) days", "en_US", table: "Catalog") == "3 days")
    #expect(try text("\(1) days", "de_DE", table: "Catalog") == "ein Tag")
    #expect(try text("\(2) birds in \(1) trees", "en_US", table: "Catalog") == "2 birds in 1 tree")
    #expect(try text("device", "en_US", table: "Catalog") == "Tap")
  }

  /// - Source: Unicode CLDR 46, "Language Plural Rules", the integer examples of each language.
  @Test(arguments: [
    ("en", "1", "0 2 16 100"), ("fr", "0 1", "2 17 100"), ("ja", "", "0 1 2 100"), ("hi", "0 1", "2 17"),
    ("pl", "1", "0 5 19 100"), ("cs", "1", "0 5 19 100"), ("lt", "1 21 101", "0 10 20"), ("ar", "1", "100 200"),
    ("ro", "1", "20 35 100"), ("sl", "1 101 201", "0 5 19 100"), ("he", "1", "0 3 17"), ("mk", "1 21 101", "0 2 16"),
  ]) func `plural forms are those of CLDR`(language: String, one: String, others: String) {
    for number in one.split(separator: " ") {
      #expect(PluralCategory(of: Double(number) ?? 0, language: language) == .one, "\(language) \(number)")
    }
    for number in others.split(separator: " ") {
      #expect(PluralCategory(of: Double(number) ?? 0, language: language) != .one, "\(language) \(number)")
    }
    #expect(PluralCategory(of: 3, language: "ar") == .few && PluralCategory(of: 11, language: "ar") == .many)
    #expect(PluralCategory(of: 2, language: "sl") == .two && PluralCategory(of: 22, language: "pl") == .few)
    #expect(PluralCategory(of: 1.5, language: "en") == .other && PluralCategory(of: 1.5, language: "fr") == .one)
  }

  @Test func `resources and strings are looked up as texts are`() throws {
    let fixture = try Fixture(Self.strings)
    defer { fixture.remove() }
    let german = Locale(identifier: "de_DE")
    #expect(String(localized: "Hello \("Ada")", bundle: fixture.bundle, locale: german) == "Hallo Ada")
    #expect(String(localized: "greeting", defaultValue: "Hi", bundle: fixture.bundle, locale: german) == "Guten Tag")
    #expect(String(localized: "unknown", defaultValue: "Hi \(3)", bundle: fixture.bundle, locale: german) == "Hi 3")
    let resource = LocalizedStringResource("greeting", bundle: .atURL(fixture.bundle.bundleURL))
    #expect(Text(resource).plainText(in: environment("de_DE")) == "Guten Tag")
    let fixed = LocalizedStringResource("greeting", locale: german, bundle: .atURL(fixture.bundle.bundleURL))
    #expect(Text(fixed).plainText(in: environment("en_US")) == "Guten Tag")
    #expect(String(localized: fixed) == "Guten Tag")
  }

  @Test func `a table that cannot be read is reported, and keys stand in`() throws {
    let fixture = try Fixture(["de.lproj/Localizable.strings": "\"a\" = \"b"])
    defer { fixture.remove() }
    let resolved = Text("a", bundle: fixture.bundle).resolved(in: environment("de_DE"))
    #expect(resolved.text.string == "a")
    let problem = try #require(resolved.problems.first)
    guard case .unreadableStrings(let path, _) = problem else {
      Issue.record("not an unreadable table: \(problem)")
      return
    }
    #expect(path.hasSuffix("de.lproj/Localizable.strings") && problem.isError)
    #expect(
      RenderDiagnostic.unreadableStrings(path: "a.strings", reason: "no quote").description == """
        The string table "a.strings" cannot be read: no quote. Keys are shown instead of its texts. \
        Check its quotes and semicolons; `plutil -lint` on a Mac reports the line.
        """)
  }

  @Test(arguments: [
    "%", "%1", "%1$", "%#@", "%#@x@", "%99999999999999999999$@", "%.99999f", "%*d", "%n", "%s", "%#@v@",
  ])
  func `broken formats do no harm`(_ format: String) {
    let translation = Translation(format: format, variables: ["v": .init(argument: nil, forms: ["other": "%#@v@"])])
    let pieces = translation.pieces(numbers: [0: LocalizedNumber(1.5, isFloat: false)], language: "en")
    #expect(pieces.count <= 1)
  }
}

public import Foundation

/// A reference to a localised text, which is looked up when it is shown.
///
/// - Source: Foundation, `LocalizedStringResource`, which is not available on Linux.
public struct LocalizedStringResource: Equatable, ExpressibleByStringInterpolation, Sendable {
  /// The location of the tables.
  public enum BundleDescription: Hashable, Sendable {
    /// The resources of all bundles beside the program.
    case main
    case atURL(URL)
  }

  /// The key under which tables list the text.
  public let key: String
  /// The table without its extension; `nil` for `Localizable`.
  public var table: String?
  /// The language; the environment's if none was given.
  public var locale: Locale
  let bundle: BundleDescription
  private let name: LocalizedStringKey
  private let value: LocalizedStringKey?
  private let hasOwnLocale: Bool

  /// Creates a resource whose key is also its default value; the comment is for translators.
  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale? = nil,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    self.init(name: keyAndValue.key, value: nil, table: table, locale: locale, bundle: bundle)
  }

  /// Creates a resource with a key and a default value; the comment is for translators.
  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, locale: Locale? = nil,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    self.init(
      name: LocalizedStringKey("\(key)" as String), value: defaultValue.key, table: table, locale: locale,
      bundle: bundle)
  }

  public init(stringLiteral value: String) {
    self.init(name: LocalizedStringKey(value), value: nil, table: nil, locale: nil, bundle: .main)
  }

  public init(stringInterpolation: LocalizedStringKey.StringInterpolation) {
    self.init(
      name: LocalizedStringKey(stringInterpolation: stringInterpolation), value: nil, table: nil, locale: nil,
      bundle: .main)
  }

  private init(
    name: LocalizedStringKey, value: LocalizedStringKey?, table: String?, locale: Locale?, bundle: BundleDescription
  ) {
    key = name.key
    self.name = name
    self.value = value
    self.table = table
    self.locale = locale ?? EnvironmentValues().locale
    hasOwnLocale = locale != nil
    self.bundle = bundle
  }

  package var text: LocalizedText {
    let path: String? = if case .atURL(let url) = bundle { url.path } else { nil }
    return LocalizedText(
      name, table: table, bundlePath: path, locale: hasOwnLocale ? locale : nil, defaultValue: value)
  }
}

extension String {
  /// A key with interpolated values for looking up a text.
  ///
  /// - Source: Foundation, `String.LocalizationValue`, which is not available on Linux.
  public struct LocalizationValue: Equatable, ExpressibleByStringInterpolation, Sendable {
    let key: LocalizedStringKey

    /// Creates a value without interpolated parts.
    public init(_ value: String) {
      key = LocalizedStringKey(value)
    }

    public init(stringLiteral value: String) {
      key = LocalizedStringKey(value)
    }

    public init(stringInterpolation: LocalizedStringKey.StringInterpolation) {
      key = LocalizedStringKey(stringInterpolation: stringInterpolation)
    }
  }

  /// Creates a string from a string table.
  ///
  /// - Parameter locale: The language; `en_US` by default, regardless of the machine's.
  public init(
    localized key: LocalizationValue, table: String? = nil, bundle: Bundle? = nil, locale: Locale? = nil,
    comment: StaticString? = nil
  ) {
    self.init(
      LocalizedText(key.key, table: table, bundlePath: bundle?.bundlePath),
      locale: locale ?? EnvironmentValues().locale)
  }

  /// Creates a string from a string table, with a default value for missing keys.
  public init(
    localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale? = nil, comment: StaticString? = nil
  ) {
    self.init(
      LocalizedText(
        LocalizedStringKey("\(key)" as String), table: table, bundlePath: bundle?.bundlePath,
        defaultValue: defaultValue.key),
      locale: locale ?? EnvironmentValues().locale)
  }

  /// Creates a string from a resource.
  public init(localized resource: LocalizedStringResource) {
    self.init(resource.text, locale: resource.locale)
  }

  private init(_ text: LocalizedText, locale: Locale) {
    var environment = EnvironmentValues()
    environment.locale = locale
    if text.defaultValue == nil, text.listing(locale: locale) != .listed {
      StringTables.shared.noteUnlisted(text.key.key)
    }
    let parts = (try? text.parts(in: environment)) ?? text.ownParts(in: environment)
    self = parts.map { part in
      switch part {
      // Markdown is for views; a string contains it verbatim.
      case .markdown(let text), .string(let text): text
      case .text(let text): text.plainText(in: environment)
      case .image: ""
      }
    }.joined()
  }
}

extension Text {
  /// Creates a text from a resource.
  public init(_ resource: LocalizedStringResource) {
    storage = .key(resource.text)
  }
}

public import Foundation

/// A text that is looked up in a table of strings when it is shown.
///
/// - Source: Foundation, `LocalizedStringResource`, which is missing on Linux.
public struct LocalizedStringResource: Equatable, ExpressibleByStringInterpolation, Sendable {
  /// Where the tables lie.
  public enum BundleDescription: Hashable, Sendable {
    /// The resources of all bundles beside the program.
    case main
    /// The resources of the bundle at a place in the file system.
    case atURL(URL)
  }

  /// The name under which tables list the text.
  public let key: String
  /// The table, without its extension; `nil` for `Localizable`.
  public var table: String?
  /// The language; the environment's where it was not given.
  public var locale: Locale
  let bundle: BundleDescription
  private let name: LocalizedStringKey
  private let value: LocalizedStringKey?
  private let hasOwnLocale: Bool

  /// Creates a text whose key is also what is shown where no table has it; the comment is for translators.
  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale? = nil,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    self.init(name: keyAndValue.key, value: nil, table: table, locale: locale, bundle: bundle)
  }

  /// Creates a text with a key and what is shown where no table has it; the comment is for translators.
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
  /// A key with values, from which a text is looked up.
  ///
  /// - Source: Foundation, `String.LocalizationValue`, which is missing on Linux.
  public struct LocalizationValue: Equatable, ExpressibleByStringInterpolation, Sendable {
    let key: LocalizedStringKey

    /// Creates a value without parts that are put in.
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

  /// Creates a text from a table of strings.
  ///
  /// - Parameter locale: The language; `en_US` where it is not given, never the machine's.
  public init(
    localized key: LocalizationValue, table: String? = nil, bundle: Bundle? = nil, locale: Locale? = nil,
    comment: StaticString? = nil
  ) {
    self.init(
      LocalizedText(key.key, table: table, bundlePath: bundle?.bundlePath),
      locale: locale ?? EnvironmentValues().locale)
  }

  /// Creates a text from a table of strings, with another text where no table has the key.
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

  /// Creates the text of a resource.
  public init(localized resource: LocalizedStringResource) {
    self.init(resource.text, locale: resource.locale)
  }

  private init(_ text: LocalizedText, locale: Locale) {
    var environment = EnvironmentValues()
    environment.locale = locale
    let parts = (try? text.parts(locale: locale)) ?? text.ownParts(locale: locale)
    self = parts.map { part in
      switch part {
      // Markdown is for views; a string has it as it was typed.
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

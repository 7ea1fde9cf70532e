public import TouchstoneCore

/// An action with phrases by which people start it.
///
/// - Source: AppIntents, `AppShortcut`.
public struct AppShortcut: Sendable {
  public let shortTitle: LocalizedStringResource?
  public let systemImageName: String?

  public init<Intent: AppIntent>(
    intent: Intent, phrases: [AppShortcutPhrase<Intent>], shortTitle: LocalizedStringResource? = nil,
    systemImageName: String? = nil
  ) {
    (self.shortTitle, self.systemImageName) = (shortTitle, systemImageName)
  }

  public init<Intent: AppIntent, Value>(
    intent: Intent, phrases: [AppShortcutPhrase<Intent>], shortTitle: LocalizedStringResource, systemImageName: String,
    parameterPresentation: AppShortcutParameterPresentation<Intent, Value>
  ) { self.init(intent: intent, phrases: phrases, shortTitle: shortTitle, systemImageName: systemImageName) }
}

/// A phrase by which people start an action.
///
/// - Source: AppIntents, `AppShortcutPhrase`.
public struct AppShortcutPhrase<Intent: AppIntent>: ExpressibleByStringInterpolation, Sendable {
  public init(stringLiteral value: String) {}
  public init(stringInterpolation: StringInterpolation) {}

  public struct StringInterpolation: StringInterpolationProtocol {
    public init(literalCapacity: Int, interpolationCount: Int) {}
    public mutating func appendLiteral(_ literal: String) {}
    public mutating func appendInterpolation(_ token: AppShortcutPhraseToken) {}
    public mutating func appendInterpolation<Value>(_ parameter: KeyPath<Intent, IntentParameter<Value>>) {}
  }
}

/// - Source: AppIntents, `AppShortcutPhraseToken`.
public enum AppShortcutPhraseToken: Sendable { case applicationName }

/// A phrase that starts no action.
///
/// - Source: AppIntents, `NegativeAppShortcutPhrase`.
public struct NegativeAppShortcutPhrase: ExpressibleByStringInterpolation, Sendable {
  public init(stringLiteral value: String) {}
  public init(stringInterpolation: StringInterpolation) {}

  public struct StringInterpolation: StringInterpolationProtocol {
    public init(literalCapacity: Int, interpolationCount: Int) {}
    public mutating func appendLiteral(_ literal: String) {}
    public mutating func appendInterpolation(_ token: AppShortcutPhraseToken) {}
  }
}

/// - Source: AppIntents, `NegativeAppShortcutPhrases`.
public struct NegativeAppShortcutPhrases: Sendable {
  public init(phrases: [NegativeAppShortcutPhrase]) {}
}

/// How the system shows a parameter of a shortcut.
///
/// - Source: AppIntents, `AppShortcutParameterPresentation`.
public struct AppShortcutParameterPresentation<Intent: AppIntent, Value: _IntentValue>: Sendable where Value: Sendable {
  public init<Collections>(
    for parameter: KeyPath<Intent, IntentParameter<Value>>,
    summary: AppShortcutParameterPresentationSummary<Intent>, optionsCollections: () -> Collections
  ) {}
}

/// - Source: AppIntents, `AppShortcutParameterPresentationSummary`.
public struct AppShortcutParameterPresentationSummary<Intent: AppIntent>: Sendable {
  public init(_ text: ParameterSummaryString<Intent>) {}
}

/// - Source: AppIntents, `AppShortcutOptionsCollection`.
public struct AppShortcutOptionsCollection<Provider: DynamicOptionsProvider> {
  public init(_ provider: Provider, title: LocalizedStringResource, systemImageName: String) {}
}

/// What lists the shortcuts of an app.
///
/// - Source: AppIntents, `AppShortcutsProvider`.
public protocol AppShortcutsProvider {
  @AppShortcutsBuilder static var appShortcuts: [AppShortcut] { get }
  static var shortcutTileColor: ShortcutTileColor { get }
  static var negativePhrases: [NegativeAppShortcutPhrase] { get }
}

extension AppShortcutsProvider {
  public static var shortcutTileColor: ShortcutTileColor { .blue }
  public static var negativePhrases: [NegativeAppShortcutPhrase] { [] }

  /// Does nothing, because no system lists shortcuts.
  public static func updateAppShortcutParameters() {}
}

/// - Source: AppIntents, `AppShortcutsBuilder`.
@resultBuilder
public enum AppShortcutsBuilder {
  public static func buildExpression(_ shortcut: AppShortcut) -> [AppShortcut] { [shortcut] }
  public static func buildExpression(_ shortcuts: [AppShortcut]) -> [AppShortcut] { shortcuts }
  public static func buildBlock(_ parts: [AppShortcut]...) -> [AppShortcut] { parts.flatMap { $0 } }
  public static func buildOptional(_ part: [AppShortcut]?) -> [AppShortcut] { part ?? [] }
  public static func buildEither(first: [AppShortcut]) -> [AppShortcut] { first }
  public static func buildEither(second: [AppShortcut]) -> [AppShortcut] { second }
  public static func buildArray(_ parts: [[AppShortcut]]) -> [AppShortcut] { parts.flatMap { $0 } }
  public static func buildLimitedAvailability(_ part: [AppShortcut]) -> [AppShortcut] { part }
}

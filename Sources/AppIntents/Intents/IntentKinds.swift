public import Foundation
public import TouchstoneCore

// The kinds of actions that parts of the system ask for. Each is an action like any other here.

/// The configuration of a widget.
///
/// - Source: AppIntents, `WidgetConfigurationIntent`.
public protocol WidgetConfigurationIntent: AppIntent {}

extension WidgetConfigurationIntent {
  /// Does nothing: a configuration only has parameters.
  public func perform() async throws -> some IntentResult { .result() }
}

/// The configuration of a control.
///
/// - Source: AppIntents, `ControlConfigurationIntent`.
public protocol ControlConfigurationIntent: AppIntent {}

extension ControlConfigurationIntent {
  /// Does nothing: a configuration only has parameters.
  public func perform() async throws -> some IntentResult { .result() }
}

/// - Source: AppIntents, `SystemIntent`.
public protocol SystemIntent: AppIntent {}

/// - Source: AppIntents, `LiveActivityIntent`.
public protocol LiveActivityIntent: AppIntent {}

/// - Source: AppIntents, `LiveActivityStartingIntent`.
public protocol LiveActivityStartingIntent: AppIntent {}

/// - Source: AppIntents, `AudioPlaybackIntent`.
public protocol AudioPlaybackIntent: AppIntent {}

/// - Source: AppIntents, `AudioStartingIntent`.
public protocol AudioStartingIntent: AppIntent {}

/// - Source: AppIntents, `AudioRecordingIntent`.
public protocol AudioRecordingIntent: AppIntent {}

/// - Source: AppIntents, `ForegroundContinuableIntent`.
public protocol ForegroundContinuableIntent: AppIntent {}

extension ForegroundContinuableIntent {
  /// Throws, because there is no app to bring to the screen.
  public func requestToContinueInForeground(_ dialog: IntentDialog? = nil) async throws {
    try await continueInForeground(dialog)
  }
}

/// - Source: AppIntents, `ProgressReportingIntent`.
public protocol ProgressReportingIntent: AppIntent {}

extension ProgressReportingIntent {
  /// A progress that nobody watches.
  public var progress: Progress { Progress(totalUnitCount: 1) }
}

/// - Source: AppIntents, `SnippetIntent`.
public protocol SnippetIntent: AppIntent where PerformResult: ShowsSnippetView {}

extension SnippetIntent {
  /// Does nothing, because no snippet is shown.
  public static func reload() {}
}

/// - Source: AppIntents, `OpenIntent`.
public protocol OpenIntent: SystemIntent {
  associatedtype Value: _IntentValue
  /// What the app shows.
  var target: Value { get set }
}

extension OpenIntent {
  /// Does nothing: no app is opened.
  public func perform() async throws -> some IntentResult { .result() }
}

/// - Source: AppIntents, `DeleteIntent`.
public protocol DeleteIntent: SystemIntent {
  associatedtype Entity: AppEntity
  /// What is deleted.
  var entities: [Entity] { get set }
}

/// - Source: AppIntents, `SetValueIntent`.
public protocol SetValueIntent: SystemIntent {
  associatedtype ValueType: _IntentValue
  /// What a control sets.
  var value: ValueType { get set }
}

/// - Source: AppIntents, `ShowInAppSearchResultsIntent`.
public protocol ShowInAppSearchResultsIntent: SystemIntent {
  static var searchScopes: [StringSearchScope] { get }
  /// What the app looks for.
  var criteria: StringSearchCriteria { get set }
}

/// - Source: AppIntents, `StringSearchScope`.
public enum StringSearchScope: Hashable, Sendable { case general, movies, music, tv }

/// - Source: AppIntents, `StringSearchCriteria`.
public struct StringSearchCriteria: _IntentValue, Sendable {
  public let term: String
  public init(term: String) { self.term = term }
}

/// - Source: AppIntents, `URLRepresentableIntent`.
public protocol URLRepresentableIntent: AppIntent {}

/// - Source: AppIntents, `CustomIntentMigratedAppIntent`.
public protocol CustomIntentMigratedAppIntent: AppIntent {
  static var intentClassName: String { get }
}

/// - Source: AppIntents, `SetFocusFilterIntent`.
public protocol SetFocusFilterIntent: SystemIntent, InstanceDisplayRepresentable {
  var appContext: FocusFilterAppContext { get }
  static func suggestedFocusFilters(for context: FocusFilterSuggestionContext) async -> [Self]
}

extension SetFocusFilterIntent {
  public var appContext: FocusFilterAppContext { FocusFilterAppContext() }
  public static func suggestedFocusFilters(for context: FocusFilterSuggestionContext) async -> [Self] { [] }

  /// Throws, because no focus is set.
  public static var current: Self {
    get async throws { throw AppIntentError.nobodyAnswers("the focus that is set") }
  }
}

/// - Source: AppIntents, `FocusFilterSuggestionContext`.
public struct FocusFilterSuggestionContext: Sendable {}

/// - Source: AppIntents, `FocusFilterAppContext`.
public struct FocusFilterAppContext {
  public var notificationFilterPredicate: NSPredicate?
  public var targetContentIdentifierPrefix: String?
  public init(notificationFilterPredicate: NSPredicate? = nil, targetContentIdentifierPrefix: String? = nil) {
    self.notificationFilterPredicate = notificationFilterPredicate
    self.targetContentIdentifierPrefix = targetContentIdentifierPrefix
  }
}

/// An action that opens a link. Nothing is opened here.
///
/// - Source: AppIntents, `OpenURLIntent`.
public struct OpenURLIntent: SystemIntent {
  public static let title: LocalizedStringResource = "Open URL"
  @Parameter(title: "URL") public var url: URL?

  public init() {}
  public init(_ url: URL) { self.url = url }

  public func perform() async throws -> some IntentResult { .result() }
}

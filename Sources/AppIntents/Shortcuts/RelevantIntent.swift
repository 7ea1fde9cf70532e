public import Foundation

/// An action, with what makes it relevant. No system reads it here.
///
/// - Source: AppIntents, `RelevantIntent`.
public struct RelevantIntent {
  public init<Intent: WidgetConfigurationIntent>(_ intent: Intent, widgetKind: String, relevance: RelevantContext) {}
}

/// - Source: RelevanceKit, `RelevantContext`.
public struct RelevantContext: Hashable, Sendable {
  public enum DateKind: Hashable, Sendable { case `default`, informational, scheduled }

  private let dates: DateInterval

  public static func date(from start: Date, to end: Date) -> Self { Self(dates: DateInterval(start: start, end: end)) }
  public static func date(interval: DateInterval, kind: DateKind = .default) -> Self { Self(dates: interval) }
  public static func date(range: ClosedRange<Date>, kind: DateKind = .default) -> Self {
    Self(dates: DateInterval(start: range.lowerBound, end: range.upperBound))
  }
}

/// A class, because there is one for the whole app.
///
/// - Source: AppIntents, `RelevantIntentManager`.
public final class RelevantIntentManager: Sendable {
  public static let shared = RelevantIntentManager()

  /// Does nothing, because no system reads it.
  public func updateRelevantIntents(_ intents: [RelevantIntent]) async throws {}
}

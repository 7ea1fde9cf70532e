import Foundation

/// An action, with what makes it relevant. No system reads it here.
///
/// - Source: AppIntents, `RelevantIntent`.
public struct RelevantIntent {
  public init<Intent: WidgetConfigurationIntent>(_ intent: Intent, widgetKind: String, relevance: RelevantContext) {}
}

/// A class, because there is one for the whole app.
///
/// - Source: AppIntents, `RelevantIntentManager`.
public final class RelevantIntentManager: Sendable {
  public static let shared = RelevantIntentManager()

  /// Does nothing, because no system reads it.
  public func updateRelevantIntents(_ intents: [RelevantIntent]) async throws {}
}

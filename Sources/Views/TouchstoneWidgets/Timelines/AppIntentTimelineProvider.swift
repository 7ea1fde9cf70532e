public import TouchstoneCore
import TouchstoneUI

/// Creates the entries of a widget that people configure with an intent of the framework AppIntents.
///
/// `Intent` is any type here: WidgetKit does without the product `AppIntents`.
///
/// - Source: WidgetKit, `AppIntentTimelineProvider`.
@preconcurrency
public protocol AppIntentTimelineProvider {
  /// The type of the entries.
  associatedtype Entry: TimelineEntry
  /// The type of the configuration.
  associatedtype Intent
  typealias Context = TimelineProviderContext

  /// Returns an entry without data, to be drawn with bars in place of text.
  func placeholder(in context: Self.Context) -> Self.Entry

  /// Returns an entry for a moment, such as in the gallery of widgets.
  func snapshot(for configuration: Self.Intent, in context: Self.Context) async -> Self.Entry

  /// Returns the timeline.
  func timeline(for configuration: Self.Intent, in context: Self.Context) async -> Timeline<Self.Entry>

  /// Returns configurations for systems on which people don't configure widgets.
  func recommendations() -> [AppIntentRecommendation<Self.Intent>]

  /// Returns when the widget is relevant.
  func relevance() async -> WidgetRelevance<Self.Intent>
}

extension AppIntentTimelineProvider {
  public func recommendations() -> [AppIntentRecommendation<Intent>] { [] }

  public func relevance() async -> WidgetRelevance<Intent> { WidgetRelevance([]) }
}

/// Creates the entries of a widget that people configure with an intent of the framework Intents.
///
/// `Intent` is any type here: WidgetKit does without the product `Intents`.
///
/// - Source: WidgetKit, `IntentTimelineProvider`.
@preconcurrency
public protocol IntentTimelineProvider {
  /// The type of the entries.
  associatedtype Entry: TimelineEntry
  /// The type of the configuration.
  associatedtype Intent
  typealias Context = TimelineProviderContext

  /// Returns an entry without data, to be drawn with bars in place of text.
  func placeholder(in context: Self.Context) -> Self.Entry

  /// Passes an entry for a moment, such as in the gallery of widgets.
  func getSnapshot(
    for configuration: Self.Intent, in context: Self.Context, completion: @escaping @Sendable (Self.Entry) -> Void)

  /// Passes the timeline.
  func getTimeline(
    for configuration: Self.Intent, in context: Self.Context,
    completion: @escaping @Sendable (Timeline<Self.Entry>) -> Void)

  /// Returns configurations for systems on which people don't configure widgets.
  func recommendations() -> [IntentRecommendation<Self.Intent>]
}

extension IntentTimelineProvider {
  public func recommendations() -> [IntentRecommendation<Intent>] { [] }
}

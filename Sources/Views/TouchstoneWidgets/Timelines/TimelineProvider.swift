/// Creates the entries of a widget that people don't configure.
///
/// - Source: WidgetKit, `TimelineProvider`.
@preconcurrency
public protocol TimelineProvider {
  /// The type of the entries.
  associatedtype Entry: TimelineEntry
  typealias Context = TimelineProviderContext

  /// Returns an entry without data, to be drawn with bars in place of text.
  func placeholder(in context: Self.Context) -> Self.Entry

  /// Passes an entry for a moment, such as in the gallery of widgets.
  func getSnapshot(in context: Self.Context, completion: @escaping @Sendable (Self.Entry) -> Void)

  /// Passes the timeline.
  func getTimeline(in context: Self.Context, completion: @escaping @Sendable (Timeline<Self.Entry>) -> Void)

  /// Returns when the widget is relevant.
  func relevance() async -> WidgetRelevance<Void>
}

extension TimelineProvider {
  public func relevance() async -> WidgetRelevance<Void> { WidgetRelevance([]) }
}

/// A result builder that lists the entries of a preview's timeline.
///
/// - Source: WidgetKit, `TimelineEntryBuilder` of `Preview(_:as:widget:timeline:)`.
@resultBuilder
public enum PreviewTimelineBuilder {
  public static func buildExpression(_ entry: any TimelineEntry) -> [any TimelineEntry] { [entry] }

  public static func buildExpression(_ entries: [any TimelineEntry]) -> [any TimelineEntry] { entries }

  public static func buildBlock(_ parts: [any TimelineEntry]...) -> [any TimelineEntry] { parts.flatMap { $0 } }

  public static func buildArray(_ parts: [[any TimelineEntry]]) -> [any TimelineEntry] { parts.flatMap { $0 } }

  public static func buildOptional(_ part: [any TimelineEntry]?) -> [any TimelineEntry] { part ?? [] }

  public static func buildEither(first part: [any TimelineEntry]) -> [any TimelineEntry] { part }

  public static func buildEither(second part: [any TimelineEntry]) -> [any TimelineEntry] { part }
}

/// A result builder that lists the states of a preview's Live Activity.
///
/// - Source: WidgetKit, `Preview(_:as:using:widget:contentStates:)`.
@resultBuilder
public enum PreviewActivityBuilder<State> {
  public static func buildExpression(_ state: State) -> [State] { [state] }

  public static func buildBlock(_ parts: [State]...) -> [State] { parts.flatMap { $0 } }

  public static func buildArray(_ parts: [[State]]) -> [State] { parts.flatMap { $0 } }

  public static func buildOptional(_ part: [State]?) -> [State] { part ?? [] }

  public static func buildEither(first part: [State]) -> [State] { part }

  public static func buildEither(second part: [State]) -> [State] { part }
}

public import TouchstoneUI

// The macros of WidgetKit. Each expands into the initialiser of `Preview` that has its parameters.

/// Creates a preview of each entry of a widget's timeline.
///
///     #Preview("Weather", as: .systemSmall) {
///       WeatherWidget()
///     } timeline: {
///       WeatherEntry(date: morning, degrees: 12)
///       WeatherEntry(date: noon, degrees: 19)
///     }
///
/// - Parameters:
///   - name: The name. Without one, previews are numbered within their file.
///   - family: The family.
///   - widget: The widget.
///   - timeline: The entries.
/// - Source: WidgetKit, `Preview(_:as:widget:timeline:)`.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> any Widget,
  @PreviewTimelineBuilder timeline: @escaping @MainActor () -> [any TimelineEntry]
) = #externalMacro(module: "TouchstoneMacros", type: "PreviewMacro")

/// Creates a preview of each entry of the timeline that a provider passes at once.
///
/// - Source: WidgetKit, `Preview(_:as:widget:timelineProvider:)`.
@freestanding(declaration)
public macro Preview<Provider: TimelineProvider>(
  _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> any Widget,
  timelineProvider: @escaping @MainActor () -> Provider
) = #externalMacro(module: "TouchstoneMacros", type: "PreviewMacro")

/// Creates a preview of each entry of the timeline of a widget that people configure.
///
/// - Source: WidgetKit, `Preview(_:as:using:widget:timeline:)`.
@freestanding(declaration)
public macro Preview<Intent>(
  _ name: String? = nil, as family: WidgetFamily, using intent: Intent, widget: @escaping @MainActor () -> any Widget,
  @PreviewTimelineBuilder timeline: @escaping @MainActor () -> [any TimelineEntry]
) = #externalMacro(module: "TouchstoneMacros", type: "PreviewMacro")

/// Creates a preview that fails: the provider of a widget that people configure is asynchronous, and previews cannot wait.
///
/// - Source: WidgetKit, `Preview(_:as:using:widget:timelineProvider:)`.
@freestanding(declaration)
public macro Preview<Provider: AppIntentTimelineProvider>(
  _ name: String? = nil, as family: WidgetFamily, using intent: Provider.Intent,
  widget: @escaping @MainActor () -> any Widget, timelineProvider: @escaping @MainActor () -> Provider
) = #externalMacro(module: "TouchstoneMacros", type: "PreviewMacro")

/// Creates a preview of each state of a Live Activity.
///
///     #Preview("Delivery", as: .dynamicIsland(.compact), using: DeliveryAttributes(number: 7)) {
///       DeliveryActivity()
///     } contentStates: {
///       DeliveryAttributes.ContentState.onTheWay
///       DeliveryAttributes.ContentState.delivered
///     }
///
/// - Parameters:
///   - name: The name. Without one, previews are numbered within their file.
///   - kind: The presentation.
///   - attributes: What stays.
///   - widget: The widget with the activity's configuration.
///   - contentStates: The states.
/// - Source: WidgetKit, `Preview(_:as:using:widget:contentStates:)`.
@freestanding(declaration)
public macro Preview<Attributes: ActivityAttributes>(
  _ name: String? = nil, as kind: ActivityPreviewViewKind, using attributes: Attributes,
  widget: @escaping @MainActor () -> any Widget,
  @PreviewActivityBuilder<Attributes.ContentState> contentStates: @escaping @MainActor () -> [Attributes.ContentState]
) = #externalMacro(module: "TouchstoneMacros", type: "PreviewMacro")

public import TouchstoneCore

// The declarations have the shapes of Apple's, so that the compiler shows their message and no other error.

@available(
  *, unavailable,
  message: "Touchstone has no WidgetKit, because the system draws widgets; show the view of the widget's entry instead"
)
@MainActor @preconcurrency
public protocol Widget {
  associatedtype Body: WidgetConfiguration
  init()
  var body: Body { get }
}

@available(
  *, unavailable,
  message: "Touchstone has no WidgetKit, because the system draws widgets; show the view of the widget's entry instead"
)
extension Widget {
  @MainActor @preconcurrency public static func main() {}
}

@available(
  *, unavailable,
  message: "Touchstone has no WidgetKit, because the system draws widgets; show the view of the widget's entry instead"
)
@MainActor @preconcurrency
public protocol WidgetBundle {
  associatedtype Body: Widget
  init()
  @WidgetBundleBuilder var body: Body { get }
}

@available(
  *, unavailable,
  message: "Touchstone has no WidgetKit, because the system draws widgets; show the view of the widget's entry instead"
)
extension WidgetBundle {
  @MainActor @preconcurrency public static func main() {}
}

@available(
  *, unavailable,
  message: "Touchstone has no WidgetKit, because the system draws widgets; show the view of the widget's entry instead"
)
@resultBuilder
public enum WidgetBundleBuilder {
  public static func buildExpression<Content>(_ content: Content) -> Content { content }
  public static func buildBlock<Content>(_ content: Content) -> Content { content }
  public static func buildBlock<First, each Rest>(_ first: First, _ rest: repeat each Rest) -> First { first }
  public static func buildOptional<Content>(_ content: Content?) -> Content? { content }
  public static func buildLimitedAvailability<Content>(_ content: Content) -> Content { content }
}

@available(
  *, unavailable,
  message: "Touchstone has no WidgetKit, because the system draws widgets; show the view of the widget's entry instead"
)
@MainActor @preconcurrency
public protocol WidgetConfiguration {
  associatedtype Body: WidgetConfiguration
  var body: Body { get }
}

@available(
  *, unavailable,
  message: "Touchstone has no WidgetKit, because the system draws widgets; show the view of the widget's entry instead"
)
extension WidgetConfiguration {
  @MainActor @preconcurrency public func associatedKind<Kind>(_ kind: Kind) -> Self { self }
  @MainActor @preconcurrency public func backgroundTask<D, R>(
    _ task: BackgroundTask<D, R>, action: @escaping @Sendable (D) async -> R
  ) -> Self { self }
  @MainActor @preconcurrency public func configurationDisplayName<Name: StringProtocol>(_ displayName: Name) -> Self {
    self
  }
  @MainActor @preconcurrency public func configurationDisplayName(_ displayName: Text) -> Self { self }
  @MainActor @preconcurrency public func containerBackgroundRemovable(_ isRemovable: Bool = true) -> Self { self }
  @MainActor @preconcurrency public func contentMarginsDisabled() -> Self { self }
  @MainActor @preconcurrency public func description<Description: StringProtocol>(_ description: Description) -> Self {
    self
  }
  @MainActor @preconcurrency public func disfavoredLocations<Location, Family>(
    _ locations: [Location], for families: [Family]
  ) -> Self { self }
  @MainActor @preconcurrency public func onBackgroundURLSessionEvents(
    matching matchingString: String, _ urlSessionEvent: @escaping (String, @escaping () -> Void) -> Void
  ) -> Self { self }
  @MainActor @preconcurrency public func promptsForUserConfiguration() -> Self { self }
  @MainActor @preconcurrency public func pushHandler<Handler>(_ handler: Handler.Type) -> Self { self }
  @MainActor @preconcurrency public func supplementalActivityFamilies<Family>(_ families: [Family]) -> Self { self }
  @MainActor @preconcurrency public func supportedFamilies<Family>(_ families: [Family]) -> Self { self }
  @MainActor @preconcurrency public func supportedMountingStyles<Style>(_ styles: [Style]) -> Self { self }
  @MainActor @preconcurrency public func widgetTexture<Texture>(_ texture: Texture) -> Self { self }
}

@available(
  *, unavailable,
  message: "Touchstone has no WidgetKit, because the system draws widgets; show the view of the widget's entry instead"
)
@MainActor @preconcurrency
public struct EmptyWidgetConfiguration: WidgetConfiguration {
  public init() {}
  public var body: EmptyWidgetConfiguration { self }
}

@available(
  *, unavailable,
  message: "Touchstone has no WidgetKit, because the system draws widgets; show the view of the widget's entry instead"
)
@MainActor @preconcurrency
public struct LimitedAvailabilityConfiguration: WidgetConfiguration {
  public var body: EmptyWidgetConfiguration { EmptyWidgetConfiguration() }
}

@available(
  *, unavailable,
  message: "Touchstone has no WidgetKit, because the system draws widgets; show the view of the widget's entry instead"
)
@MainActor @preconcurrency
public protocol ControlWidget {
  associatedtype Body: ControlWidgetConfiguration
  init()
  @ControlWidgetConfigurationBuilder var body: Body { get }
}

@available(
  *, unavailable,
  message: "Touchstone has no WidgetKit, because the system draws widgets; show the view of the widget's entry instead"
)
extension ControlWidget {
  @MainActor @preconcurrency public static func main() {}
}

@available(
  *, unavailable,
  message: "Touchstone has no WidgetKit, because the system draws widgets; show the view of the widget's entry instead"
)
@MainActor @preconcurrency
public protocol ControlWidgetConfiguration {
  associatedtype Body: ControlWidgetConfiguration
  var body: Body { get }
}

@available(
  *, unavailable,
  message: "Touchstone has no WidgetKit, because the system draws widgets; show the view of the widget's entry instead"
)
extension ControlWidgetConfiguration {
  @MainActor @preconcurrency public func displayName(_ name: LocalizedStringKey) -> Self { self }
  @MainActor @preconcurrency public func description(_ description: LocalizedStringKey) -> Self { self }
  @MainActor @preconcurrency public func promptsForUserConfiguration() -> Self { self }
  @MainActor @preconcurrency public func pushHandler<Handler>(_ handler: Handler.Type) -> Self { self }
}

@available(
  *, unavailable,
  message: "Touchstone has no WidgetKit, because the system draws widgets; show the view of the widget's entry instead"
)
@resultBuilder
public enum ControlWidgetConfigurationBuilder {
  public static func buildExpression<Content>(_ content: Content) -> Content { content }
  public static func buildBlock<Content>(_ content: Content) -> Content { content }
}

@available(
  *, unavailable,
  message: "Touchstone has no WidgetKit, because the system draws widgets; show the view of the widget's entry instead"
)
@MainActor @preconcurrency
public protocol ControlWidgetTemplate {
  associatedtype Body: ControlWidgetTemplate
  @ControlWidgetTemplateBuilder var body: Body { get }
}

@available(
  *, unavailable,
  message: "Touchstone has no WidgetKit, because the system draws widgets; show the view of the widget's entry instead"
)
extension ControlWidgetTemplate {
  @MainActor @preconcurrency public func disabled(_ disabled: Bool) -> Self { self }
  @MainActor @preconcurrency public func privacySensitive(_ sensitive: Bool = true) -> Self { self }
  @MainActor @preconcurrency public func tint(_ tint: Color?) -> Self { self }
}

@available(
  *, unavailable,
  message: "Touchstone has no WidgetKit, because the system draws widgets; show the view of the widget's entry instead"
)
@resultBuilder
public enum ControlWidgetTemplateBuilder {
  public static func buildExpression<Content>(_ content: Content) -> Content { content }
  public static func buildBlock<Content>(_ content: Content) -> Content { content }
}

@available(
  *, unavailable,
  message: "Touchstone has no WidgetKit, because the system draws widgets; show the view of the widget's entry instead"
)
@MainActor @preconcurrency
public struct EmptyControlWidgetConfiguration: ControlWidgetConfiguration {
  public init() {}
  public var body: EmptyControlWidgetConfiguration { self }
}

@available(
  *, unavailable,
  message: "Touchstone has no WidgetKit, because the system draws widgets; show the view of the widget's entry instead"
)
@MainActor @preconcurrency
public struct EmptyControlWidgetTemplate: ControlWidgetTemplate {
  public init() {}
  public var body: EmptyControlWidgetTemplate { self }
}

@available(
  *, unavailable,
  message: "Touchstone has no WidgetKit, because the system draws widgets; show the view of the widget's entry instead"
)
extension View {
  public nonisolated func accessoryWidgetGroupStyle<Style>(_ style: Style) -> Self { self }
  public nonisolated func activityBackgroundTint(_ color: Color?) -> Self { self }
  public nonisolated func activitySystemActionForegroundColor(_ color: Color?) -> Self { self }
  public nonisolated func complicationForeground() -> Self { self }
  public nonisolated func controlWidgetActionHint(_ hint: Text) -> Self { self }
  public nonisolated func controlWidgetActionHint<S: StringProtocol>(_ hint: S) -> Self { self }
  public nonisolated func controlWidgetStatus(_ status: Text) -> Self { self }
  public nonisolated func controlWidgetStatus<S: StringProtocol>(_ status: S) -> Self { self }
  public nonisolated func dynamicIsland<Placement>(verticalPlacement: Placement) -> Self { self }
  public nonisolated func widgetCurvesContent(_ curvesContent: Bool = true) -> Self { self }
  public nonisolated func widgetLabel<S: StringProtocol>(_ label: S) -> Self { self }
  public nonisolated func widgetLabel<Label: View>(@ViewBuilder label: () -> Label) -> Self { self }
}

@available(
  *, unavailable,
  message: "Touchstone has no WidgetKit, because the system draws widgets; show the view of the widget's entry instead"
)
extension EnvironmentValues {
  public var activityFamily: Never? { nil }
  public var complicationRenderingMode: Never? { nil }
  public var showsWidgetLabel: Bool { false }
  public var supportedActivityFamilies: Set<Int> { [] }
  public var widgetFamily: Never? { nil }
  public var widgetRenderingMode: Never? { nil }
}

@available(
  *, unavailable,
  message: "Touchstone has no WidgetKit, because the system draws widgets; show the view of the widget's entry instead"
)
extension Image {
  public func widgetAccentedRenderingMode<Mode>(_ mode: Mode?) -> some View { self }
}

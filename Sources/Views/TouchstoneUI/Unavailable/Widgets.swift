public import TouchstoneCore

// WidgetKit declares these with its own types. Here they say so in files that don't import it.

@available(
  *, unavailable,
  message: "Import WidgetKit: it is a product of Touchstone that declares this"
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
  message: "Import WidgetKit: it is a product of Touchstone that declares this"
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
  message: "Import WidgetKit: it is a product of Touchstone that declares this"
)
extension Image {
  public func widgetAccentedRenderingMode<Mode>(_ mode: Mode?) -> some View { self }
}

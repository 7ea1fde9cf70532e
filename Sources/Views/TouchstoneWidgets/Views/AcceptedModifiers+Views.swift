public import TouchstoneUI

/// Modifiers that compile and have no effect in pictures.
extension View {
  /// Sets a label beside an accessory on a watch face. Ignored in pictures.
  public nonisolated func widgetLabel<S: StringProtocol>(_ label: S) -> some View { self }

  /// Sets a label beside an accessory on a watch face. Ignored in pictures.
  public nonisolated func widgetLabel(_ labelKey: LocalizedStringKey) -> some View { self }

  /// Sets a label beside an accessory on a watch face. Ignored in pictures.
  public nonisolated func widgetLabel<Label: View>(@ViewBuilder label: () -> Label) -> some View { self }

  /// Bends the content along the bezel of a watch. Ignored in pictures.
  public nonisolated func widgetCurvesContent(_ curvesContent: Bool = true) -> some View { self }

  /// Sets the form of the views in a group. Ignored in pictures.
  public nonisolated func accessoryWidgetGroupStyle(_ style: AccessoryWidgetGroupStyle) -> some View { self }

  /// Sets the colour of the system's button beside a Live Activity. Ignored in pictures.
  public nonisolated func activitySystemActionForegroundColor(_ color: Color?) -> some View { self }

  /// Moves a view of the Dynamic Island below the camera. Ignored in pictures.
  public nonisolated func dynamicIsland(verticalPlacement: DynamicIslandExpandedRegionVerticalPlacement) -> some View {
    self
  }
}

extension EnvironmentValues {
  /// Whether an accessory may have a label beside it; always `false`.
  public var showsWidgetLabel: Bool { false }
}

/// Where a view of the Dynamic Island is vertically.
///
/// - Source: WidgetKit, `DynamicIslandExpandedRegionVerticalPlacement`.
public struct DynamicIslandExpandedRegionVerticalPlacement: Hashable, Sendable {
  private let isBelow: Bool

  public static let `default` = DynamicIslandExpandedRegionVerticalPlacement(isBelow: false)
  public static let belowIfTooWide = DynamicIslandExpandedRegionVerticalPlacement(isBelow: true)
}

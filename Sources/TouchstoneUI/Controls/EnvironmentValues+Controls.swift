public import Foundation
public import TouchstoneCore

/// Settings of controls that views can read.
extension EnvironmentValues {
  private enum MenuOrderKey: EnvironmentKey { static var defaultValue: MenuOrder { .automatic } }
  private enum MenuIndicatorVisibilityKey: EnvironmentKey { static var defaultValue: Visibility { .automatic } }
  private enum NavigationLinkIndicatorVisibilityKey: EnvironmentKey {
    static var defaultValue: Visibility { .automatic }
  }
  private enum TextSelectionAffinityKey: EnvironmentKey {
    static var defaultValue: TextSelectionAffinity { .automatic }
  }
  private enum LabelIconToTitleSpacingKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }
  private enum LabelReservedIconWidthKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }
  private enum BadgeProminenceKey: EnvironmentKey { static var defaultValue: BadgeProminence { .standard } }
  private enum ToolbarLabelStyleKey: EnvironmentKey { static var defaultValue: ToolbarLabelStyle? { nil } }
  private enum SearchSuggestionsPlacementKey: EnvironmentKey {
    static var defaultValue: SearchSuggestionsPlacement { .content }
  }
  private enum TabBarPlacementKey: EnvironmentKey { static var defaultValue: TabBarPlacement? { .bottomBar } }
  private enum TabViewBottomAccessoryPlacementKey: EnvironmentKey {
    static var defaultValue: TabViewBottomAccessoryPlacement? { nil }
  }
  private enum PreferredPencilDoubleTapActionKey: EnvironmentKey {
    static var defaultValue: PencilPreferredAction { .ignore }
  }
  private enum PreferredPencilSqueezeActionKey: EnvironmentKey {
    static var defaultValue: PencilPreferredAction { .ignore }
  }

  /// Whether controls show their labels.
  public var labelsVisibility: Visibility {
    get { labelsHidden ? .hidden : .automatic }
    set { labelsHidden = newValue == .hidden }
  }
  /// The order of items in menus.
  public var menuOrder: MenuOrder {
    get { self[MenuOrderKey.self] }
    set { self[MenuOrderKey.self] = newValue }
  }
  /// Whether menus show an indicator.
  public var menuIndicatorVisibility: Visibility {
    get { self[MenuIndicatorVisibilityKey.self] }
    set { self[MenuIndicatorVisibilityKey.self] = newValue }
  }
  /// Whether navigation links show an indicator.
  public var navigationLinkIndicatorVisibility: Visibility {
    get { self[NavigationLinkIndicatorVisibilityKey.self] }
    set { self[NavigationLinkIndicatorVisibilityKey.self] = newValue }
  }
  /// To which side of a line break a cursor belongs.
  public var textSelectionAffinity: TextSelectionAffinity {
    get { self[TextSelectionAffinityKey.self] }
    set { self[TextSelectionAffinityKey.self] = newValue }
  }
  /// The space between icons and titles of labels, in points.
  public var labelIconToTitleSpacing: CGFloat? {
    get { self[LabelIconToTitleSpacingKey.self] }
    set { self[LabelIconToTitleSpacingKey.self] = newValue }
  }
  /// The width that labels reserve for icons, in points.
  public var labelReservedIconWidth: CGFloat? {
    get { self[LabelReservedIconWidthKey.self] }
    set { self[LabelReservedIconWidthKey.self] = newValue }
  }
  /// How strongly badges stand out.
  public var badgeProminence: BadgeProminence {
    get { self[BadgeProminenceKey.self] }
    set { self[BadgeProminenceKey.self] = newValue }
  }
  /// What items of toolbars show of their labels.
  public var toolbarLabelStyle: ToolbarLabelStyle? {
    get { self[ToolbarLabelStyleKey.self] }
    set { self[ToolbarLabelStyleKey.self] = newValue }
  }
  /// Where search suggestions are shown.
  public var searchSuggestionsPlacement: SearchSuggestionsPlacement {
    get { self[SearchSuggestionsPlacementKey.self] }
    set { self[SearchSuggestionsPlacementKey.self] = newValue }
  }
  /// Where the tab bar is; at the bottom, as on phones.
  public var tabBarPlacement: TabBarPlacement? {
    get { self[TabBarPlacementKey.self] }
    set { self[TabBarPlacementKey.self] = newValue }
  }
  /// Where the bottom accessory of a tab view is.
  public var tabViewBottomAccessoryPlacement: TabViewBottomAccessoryPlacement? {
    get { self[TabViewBottomAccessoryPlacementKey.self] }
    set { self[TabViewBottomAccessoryPlacementKey.self] = newValue }
  }
  /// What a double tap of a pencil does.
  public var preferredPencilDoubleTapAction: PencilPreferredAction {
    get { self[PreferredPencilDoubleTapActionKey.self] }
    set { self[PreferredPencilDoubleTapActionKey.self] = newValue }
  }
  /// What a squeeze of a pencil does.
  public var preferredPencilSqueezeAction: PencilPreferredAction {
    get { self[PreferredPencilSqueezeActionKey.self] }
    set { self[PreferredPencilSqueezeActionKey.self] = newValue }
  }
}

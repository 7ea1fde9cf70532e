public import Foundation
public import TouchstoneCore

/// Settings of controls that views can read.
extension EnvironmentValues {
  /// Whether controls show their labels.
  public var labelsVisibility: Visibility {
    get { labelsHidden ? .hidden : .automatic }
    set { labelsHidden = newValue == .hidden }
  }
  /// The order of items in menus.
  @Entry public var menuOrder: MenuOrder = .automatic
  /// Whether menus show an indicator.
  @Entry public var menuIndicatorVisibility: Visibility = .automatic
  /// Whether navigation links show an indicator.
  @Entry public var navigationLinkIndicatorVisibility: Visibility = .automatic
  /// To which side of a line break a cursor belongs.
  @Entry public var textSelectionAffinity: TextSelectionAffinity = .automatic
  /// The space between icons and titles of labels, in points.
  @Entry public var labelIconToTitleSpacing: CGFloat?
  /// The width that labels reserve for icons, in points.
  @Entry public var labelReservedIconWidth: CGFloat?
  /// How strongly badges stand out.
  @Entry public var badgeProminence: BadgeProminence = .standard
  /// What items of toolbars show of their labels.
  @Entry public var toolbarLabelStyle: ToolbarLabelStyle?
  /// Where search suggestions are shown.
  @Entry public var searchSuggestionsPlacement: SearchSuggestionsPlacement = .content
  /// Where the tab bar is; at the bottom, as on phones.
  @Entry public var tabBarPlacement: TabBarPlacement? = .bottomBar
  /// Where the bottom accessory of a tab view is.
  @Entry public var tabViewBottomAccessoryPlacement: TabViewBottomAccessoryPlacement?
  /// What a double tap of a pencil does.
  @Entry public var preferredPencilDoubleTapAction: PencilPreferredAction = .ignore
  /// What a squeeze of a pencil does.
  @Entry public var preferredPencilSqueezeAction: PencilPreferredAction = .ignore
}

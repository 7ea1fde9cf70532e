/// The backgrounds of screens, lists and boxes.
package struct BackgroundColors: Hashable, Sendable {
  /// The background of a screen, and of one that is presented.
  package var screen: LookColor
  package var elevatedScreen: LookColor
  /// The background of a screen with groups, and of one that is presented.
  package var groups: LookColor
  package var elevatedGroups: LookColor
  /// The background of a group, and of one in a presented screen.
  package var group: LookColor
  package var elevatedGroup: LookColor
  /// The background of a box on a screen.
  package var box: LookColor
  /// The background of a selected row.
  package var selection: LookColor

  package func screen(isElevated: Bool) -> Color { (isElevated ? elevatedScreen : screen).color }

  package func groups(isElevated: Bool) -> Color { (isElevated ? elevatedGroups : groups).color }

  package func group(isElevated: Bool) -> Color { (isElevated ? elevatedGroup : group).color }
}

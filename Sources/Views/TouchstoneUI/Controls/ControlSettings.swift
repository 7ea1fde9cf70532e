import Foundation
import TouchstoneCore

/// What the modifiers around controls and menus ask of them.
struct ControlSettings {
  /// The outline of bordered buttons.
  var borderShape = ButtonBorderShape.automatic
  /// How pickers look, by their style.
  var picker = _PickerAppearance.automatic
  /// Whether sliders have thumbs; they do unless it is hidden.
  var sliderThumbs = Visibility.automatic
  /// Whether a menu closes when an item is chosen.
  var menuDismissal = MenuActionDismissBehavior.automatic
}

extension EnvironmentValues {
  /// The settings of the controls and menus inside.
  @Entry var controlSettings: ControlSettings = ControlSettings()
}

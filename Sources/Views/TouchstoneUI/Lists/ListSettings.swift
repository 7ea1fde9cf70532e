import Foundation
import TouchstoneCore
import TouchstoneDrawing

/// What the modifiers around lists and tables ask of them.
struct ListSettings {
  /// The style that code sets.
  var appearance: _ListAppearance?
  /// Whether the style gives every second row another background.
  var styleAlternatesRows = false
  /// Whether every second row has another background, whatever the style.
  var alternatingRows = AlternatingRowBackgroundBehavior.automatic
  var rowSpacing: CGFloat?
  var sectionSpacing: CGFloat?
  /// Whether lists and editors show the background behind their content.
  var contentBackground = Visibility.automatic
  /// Whether tables show the titles of their columns.
  var columnHeaders = Visibility.automatic
  /// The colour of the icons in rows.
  var itemTint: Color?
}

extension EnvironmentValues {
  /// The settings of the lists and tables inside.
  @Entry var listSettings: ListSettings = ListSettings()
}

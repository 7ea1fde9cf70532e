import TouchstoneCore

/// What the modifiers around tab views ask of them.
struct TabSettings {
  /// When the dots of pages are visible; `nil` for a bar instead of pages.
  var indexDisplay: PageTabViewStyle.IndexDisplayMode?
  /// Whether the dots of pages have a background.
  var indexHasBackground = false
  /// The view above the bar.
  var accessory: AnyView?
  /// How the bar is minimised.
  var minimizing = TabBarMinimizeBehavior.automatic
}

extension EnvironmentValues {
  /// The settings of the tab view inside.
  @Entry var tabSettings: TabSettings = TabSettings()
}

import TouchstoneCore

/// The sizes of a widget, as parameters name them.
///
/// - Source: AppIntents, `IntentWidgetFamily`.
public enum IntentWidgetFamily: _IntentValue, Hashable, Sendable {
  case systemSmall, systemMedium, systemLarge, systemExtraLarge
  case accessoryCircular, accessoryRectangular, accessoryInline, accessoryCorner
}

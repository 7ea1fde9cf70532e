import TouchstoneCore
import TouchstoneUI

/// - Source: AppIntents, `ShortcutsLinkStyle`.
public enum ShortcutsLinkStyle: Hashable, Sendable {
  case automatic, automaticOutline, dark, darkOutline, light, lightOutline, whiteOutline, black, white
}

import TouchstoneCore

/// - Source: AppIntents, `ShortcutTileColor`.
public enum ShortcutTileColor: Hashable, Sendable {
  case blue, grape, grayBlue, grayBrown, grayGreen, lightBlue, lime, navy, orange, pink, purple, red, tangerine, teal
  case yellow
}

/// Why a text could not be set.
public enum FontError: Error, Hashable, Sendable {
  /// No file holds the default family, so that no text can be drawn.
  case defaultFamilyMissing(family: String, searched: [String])
  /// A font file exists but cannot be read as a font.
  case unreadable(path: String, reason: String)
}

/// Why a text could not be set or drawn.
public enum FontError: Error, Hashable, Sendable {
  /// No file holds the default family, so that no text can be drawn.
  case defaultFamilyMissing(family: String, searched: [String])
  /// A font file does not exist or cannot be read as a font.
  case unreadable(path: String, reason: String)
  /// A folder or bundle whose fonts were to be registered holds none.
  case noFontFiles(folder: String)
  /// A font refuses to give the pixels or the outline of a glyph.
  case glyphUndrawable(path: String, glyph: UInt32, reason: String)
  /// The package's font set cannot be read.
  case unusableSet(path: String, reason: String)
  /// A font that text needs is not in the package's set.
  case notPinned(font: String, set: String)
  /// A font of the package's set is not on this machine: no file there has its digest.
  case notOnMachine(font: String, set: String)
}

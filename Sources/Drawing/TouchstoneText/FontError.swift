/// An error in finding a font or in drawing a glyph.
public enum FontError: Error, Hashable, Sendable {
  /// The default font family was not found, so no text can be drawn.
  case defaultFamilyMissing(family: String, searched: [String])
  /// A font file does not exist or is not a readable font.
  case unreadable(path: String, reason: String)
  /// A folder or bundle whose fonts were to be registered contains none.
  case noFontFiles(folder: String)
  /// A font does not provide the pixels or the outline of a glyph.
  case glyphUndrawable(path: String, glyph: UInt32, reason: String)
  /// The package's font set cannot be read.
  case unusableSet(path: String, reason: String)
  /// A font that the text requires is not in the package's set.
  case notPinned(font: String, set: String)
  /// A font of the package's set was not found on this machine: no file has its digest.
  case notOnMachine(font: String, set: String)
}

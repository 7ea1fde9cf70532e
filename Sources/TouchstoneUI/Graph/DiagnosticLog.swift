import Foundation

/// Something that a picture lacks, although the rest of it could be drawn.
public enum RenderDiagnostic: Hashable, Sendable {
  /// No drawing is known for a symbol; a placeholder was drawn.
  case unknownSymbol(name: String)
  /// No file or data was found for an image; a placeholder was drawn.
  case unknownImage(name: String, searched: [String])
  /// An image file could not be decoded; a placeholder was drawn.
  case unreadableImage(name: String, reason: String)
  /// No font has a glyph for a character; a box was drawn.
  case missingGlyph(character: Character, font: String)
  /// A text could not be set at all.
  case textNotSet(reason: String)
  /// A frame was asked for with a length that is negative or not a number; it was ignored.
  case invalidFrame(String)
  /// A view that Touchstone does not draw; a placeholder was drawn.
  case unsupportedView(name: String)
  /// Views lie in each other deeper than the stack allows; what lies deeper was left out.
  case tooDeep(limit: Int)
  /// Views changed their own state at each evaluation, so that no picture was ever up to date.
  case unsettled(evaluations: Int)
}

/// What one rendering found missing; each thing once, in order of appearance.
///
/// A class because many nodes report to one log.
package final class DiagnosticLog {
  package private(set) var diagnostics: [RenderDiagnostic] = []

  package init() {}

  package func report(_ diagnostic: RenderDiagnostic) {
    if !diagnostics.contains(diagnostic) { diagnostics.append(diagnostic) }
  }

  package func clear() {
    diagnostics = []
  }
}

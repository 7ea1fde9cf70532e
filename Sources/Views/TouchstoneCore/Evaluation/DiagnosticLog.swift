package import TouchstoneText

/// The diagnostics of a rendering, in order and without duplicates.
///
/// This is a class because many nodes report to the same log.
package final class DiagnosticLog {
  package private(set) var diagnostics: [RenderDiagnostic] = []

  package init() {}

  package func report(_ diagnostic: RenderDiagnostic) {
    if !diagnostics.contains(diagnostic) { diagnostics.append(diagnostic) }
  }

  /// Reports missing fonts and characters of a text.
  package func report(_ layout: TextLayout) {
    for family in layout.missingFonts { report(.missingFont(family: family)) }
    for character in layout.missingCharacters { report(.missingGlyph(character: character)) }
  }

  package func clear() {
    diagnostics = []
  }
}

extension EnvironmentValues {
  /// The log for values that are resolved without access to the tree, such as colours.
  @Entry package var diagnostics: DiagnosticLog?
}

package import TouchstoneText

/// What one rendering found missing; each thing once, in order of appearance.
///
/// A class because many nodes report to one log.
package final class DiagnosticLog {
  package private(set) var diagnostics: [RenderDiagnostic] = []

  package init() {}

  package func report(_ diagnostic: RenderDiagnostic) {
    if !diagnostics.contains(diagnostic) { diagnostics.append(diagnostic) }
  }

  /// Reports what a text that is drawn lacks.
  package func report(_ layout: TextLayout) {
    for family in layout.missingFonts { report(.missingFont(family: family)) }
    for character in layout.missingCharacters { report(.missingGlyph(character: character)) }
  }

  package func clear() {
    diagnostics = []
  }
}

extension EnvironmentValues {
  private enum DiagnosticsKey: EnvironmentKey { static var defaultValue: DiagnosticLog? { nil } }

  /// Where what is resolved without a tree at hand, such as a colour, reports to.
  package var diagnostics: DiagnosticLog? {
    get { self[DiagnosticsKey.self] }
    set { self[DiagnosticsKey.self] = newValue }
  }
}

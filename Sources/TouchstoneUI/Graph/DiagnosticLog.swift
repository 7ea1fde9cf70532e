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

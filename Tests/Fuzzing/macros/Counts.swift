/// What was compared.
struct Counts: CustomStringConvertible {
  var sources = 0
  var withErrors = 0
  /// Sources without errors that were refused, by the words.
  var refusals: [String: Int] = [:]
  var tokens = 0
  var declarations = 0
  /// Declarations that were refused, by the words.
  var refusedDeclarations: [String: Int] = [:]
  var previews = 0
  var entries = 0
  /// Entries that were refused, by the words.
  var refusedEntries: [String: Int] = [:]
  var wrong = 0

  var description: String {
    "\(sources) sources, of which \(withErrors) with errors and \(refusals) refused; \(tokens) brackets and strings, "
      + "\(declarations) declarations, \(previews) bodies compared, \(refusedDeclarations) refused; "
      + "\(entries) entries, \(refusedEntries) refused; \(wrong) wrong"
  }
}

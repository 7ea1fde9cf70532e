/// What has put a tree out of date since its last evaluation began; each thing once.
package struct ChangeLog {
  /// The changes, in the order in which they came.
  package private(set) var changes: [String] = []
  /// The action of the renderer's own that runs, by which changes are explained.
  var cause: String?

  /// Notes a change.
  mutating func note(_ source: ChangeSource) {
    let change = cause.map { "\(source), set by \($0)" } ?? "\(source)"
    if !changes.contains(change) { changes.append(change) }
  }

  /// Forgets the changes, as an evaluation begins.
  mutating func clear() { changes = [] }
}

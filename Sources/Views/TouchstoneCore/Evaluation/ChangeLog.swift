/// The changes that made a tree out of date since its last evaluation began, without duplicates.
package struct ChangeLog {
  /// The changes in chronological order.
  package private(set) var changes: [String] = []
  /// The renderer's own action that is running, which explains changes.
  var cause: String?

  /// Records a change.
  mutating func note(_ source: ChangeSource) {
    let change = cause.map { "\(source), set by \($0)" } ?? "\(source)"
    if !changes.contains(change) { changes.append(change) }
  }

  /// Removes all changes at the start of an evaluation.
  mutating func clear() { changes = [] }
}

import Foundation

/// Why no commit is to blame for a change.
enum BlameError: Error, Hashable {
  /// The snapshot has no golden, and no commit to begin at was passed.
  case noBegin(String)
  /// The commit that last changed the golden is not in a shallow clone.
  case shallow(String)
  /// Several targets have a snapshot of the name.
  case ambiguous(String, targets: [String])
  /// An end of the history cannot be drawn.
  case notDrawn(ComparisonError)
  /// The snapshot was not taken at an end of the history.
  case notTaken(String, String)
  /// The snapshot shows the same at both ends.
  case noChange(String, from: String, to: String)
}

extension BlameError: CustomStringConvertible, LocalizedError {
  var errorDescription: String? { description }

  var description: String {
    switch self {
    case .noBegin(let name):
      "The snapshot \(name) has no golden in a commit. Pass where it was different: touchstone blame \(name) --from REF"
    case .shallow(let golden):
      "The commit that last changed \(golden) is not known. \(Revision.deepen)"
    case .ambiguous(let name, let targets):
      "\(targets.joined(separator: " and ")) have a snapshot \(name). Pass one: touchstone blame \(targets[0])/\(name)"
    case .notDrawn(let error):
      error.words(outcome: "no commit is to blame") + "\nPass other commits: --from REF --to REF"
    case .notTaken(let name, let commit):
      "The snapshot \(name) was not taken at \(commit). Pass other commits: --from REF --to REF"
    case .noChange(let name, let from, let to):
      "The snapshot \(name) shows the same in \(from) and \(to). Pass an earlier commit: --from REF"
    }
  }
}

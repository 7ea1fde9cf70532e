/// The reason why a failed snapshot, named by its id, has nothing that could become its golden.
package enum AcceptanceObstacle: Hashable, Sendable, CustomStringConvertible {
  /// There is no picture or text.
  case nothingKept(String)
  /// The picture was not kept, because others with the same causes were.
  case unkept(String)
  /// The picture lacks something.
  case incomplete(String)

  package var description: String {
    switch self {
    case .nothingKept(let id):
      "\(id) left no picture or text that could become the golden. Fix what its message says, and run the tests again: "
        + "swift test"
    case .unkept(let id):
      "The picture of \(id) was not kept, because others with the same cause were. Draw it again: "
        + "swift run touchstone show \(id.shellWord)"
    case .incomplete(let id):
      "The picture of \(id) is incomplete. Add what its message names, and run the tests again: swift test"
    }
  }
}

import Synchronization

/// The assertions of this process that have begun and not ended.
///
/// One that is open when the process ends has no outcome: neither the log nor the test framework knows of it.
package enum OpenAssertions {
  private struct State {
    var begun = 0
    var places: [Int: String] = [:]
  }

  private static let state = Mutex(State())

  /// Performs an assertion, which is open until the test framework has its outcome.
  ///
  /// - Parameter place: Where it is, for people.
  package static func perform<Result>(_ place: String, _ body: () -> Result) -> Result {
    let number = state.withLock { state in
      state.begun += 1
      state.places[state.begun] = place
      return state.begun
    }
    defer { state.withLock { $0.places[number] = nil } }
    return body()
  }

  /// Where those are that are open, in the order in which they began.
  package static var places: [String] {
    state.withLock { state in state.places.sorted { $0.key < $1.key }.map(\.value) }
  }
}

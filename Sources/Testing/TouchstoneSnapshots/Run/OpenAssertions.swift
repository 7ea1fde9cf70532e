import Foundation
import Synchronization

/// The assertions of this process that have begun and not ended. After a fork, those that were open belong to the
/// parent process.
///
/// One that is open when the process ends has no outcome: neither the log nor the test framework knows of it.
package enum OpenAssertions {
  private struct Place {
    let text: String
    let process = getpid()
  }

  private struct State {
    var begun = 0
    var places: [Int: Place] = [:]
  }

  private static let state = Mutex(State())

  /// Performs an assertion, which is open until the test framework has its outcome.
  ///
  /// - Parameter place: The place of the assertion, for messages.
  package static func perform<Result>(_ place: String, _ body: () -> Result) -> Result {
    let number = state.withLock { state in
      state.begun += 1
      state.places[state.begun] = Place(text: place)
      return state.begun
    }
    defer { state.withLock { $0.places[number] = nil } }
    return body()
  }

  /// The places of the open assertions of this process, in the order in which they began.
  package static var places: [String] {
    let process = getpid()
    return state.withLock { state in
      state.places.filter { $0.value.process == process }.sorted { $0.key < $1.key }.map(\.value.text)
    }
  }
}

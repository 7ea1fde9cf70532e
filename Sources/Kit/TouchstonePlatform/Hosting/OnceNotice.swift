import Foundation
import Synchronization

/// A notice that a process writes to standard error once.
///
/// A class, as all threads share whether it was written.
final class OnceNotice: Sendable {
  let text: String
  private let isWritten = Atomic(false)

  init(_ text: String) { self.text = text }

  /// Writes the notice, unless it was written before.
  func write(_ write: (String) -> Void = { FileHandle.standardError.write(Data($0.utf8)) }) {
    if !isWritten.exchange(true, ordering: .relaxed) { write(text + "\n") }
  }
}

extension OnceNotice {
  /// The notice for code that the compiler only warns of in Swift 5 mode.
  static let readOffMainActor = OnceNotice(
    """
    A hosted view was measured or drawn off the main actor, on a thread that now waits for it: mark the test \
    @MainActor, or wait for the result with await. If the main actor waits for this thread, neither goes on.
    """)
}

import Foundation
import Synchronization

/// A command of this tool in a process of its own, which ends with all that it started when a client cancels it.
///
/// It is a class because the thread that waits for the process and the one that ends it share it.
final class MCPProcess: Sendable {
  private let program: String
  private let isCancelledFlag = Atomic(false)

  init(program: String) {
    self.program = program
  }

  /// Whether the call was cancelled.
  var isCancelled: Bool { isCancelledFlag.load(ordering: .relaxed) }

  /// The time that a command has to remove what it must not leave behind.
  private static let grace: Duration = .seconds(1)

  /// Runs the command until it ends; nil if it was cancelled or could not be started.
  func run(_ words: [String], environment: [String: String] = [:]) -> ExternalProgram.Result? {
    guard !isCancelled else { return nil }
    let result = ExternalProgram.run(
      [program] + words, environment: environment, grace: Self.grace, until: { self.isCancelled })
    return isCancelled ? nil : result
  }

  /// Ends the process and all that it started, soon; one that has not begun will not.
  func cancel() { isCancelledFlag.store(true, ordering: .relaxed) }
}

import Foundation
import TouchstoneTesting

/// A way in which a process of tests ends after an assertion has failed.
///
/// Each is run with XCTest and with Swift Testing, in a process of its own.
enum Ending: String, CaseIterable, Sendable {
  case returns, throwsAnError, exits, exitsInADefer, exitsInADeinit, exitsOnAQueue, exitsOnAThread, exitsInATask
  case exitsInTheNextTest, exitsWithAnotherStatus, failsLate, aborts, abortsInADeinit, isKilled, isTerminated

  /// The variable that names the ending to a process that ``EndingTests`` started.
  static let variable = "TOUCHSTONE_TEST_ENDING"

  static let name = ProcessInfo.processInfo.environment[variable]

  static var current: Ending? { name.flatMap(Ending.init) }

  private struct Failure: Error {}

  private final class Holder {
    let end: () -> Void
    init(_ end: @escaping () -> Void) { self.end = end }
    deinit { end() }
  }

  /// Fails an assertion, as there is no golden, and ends.
  func perform() throws {
    if self == .failsLate {
      Thread.detachNewThread {
        Thread.sleep(forTimeInterval: 0.2)
        assertSnapshot(of: "a", as: .lines, named: "late")
        Self.late.signal()
      }
      return
    }
    assertSnapshot(of: "a", as: .lines, named: "a")
    switch self {
    case .returns, .exitsInTheNextTest, .failsLate: break
    case .throwsAnError: throw Failure()
    case .exits: exit(EXIT_SUCCESS)
    case .exitsInADefer:
      defer { exit(EXIT_SUCCESS) }
    case .exitsInADeinit: _ = Holder { exit(EXIT_SUCCESS) }
    case .exitsOnAQueue: wait { DispatchQueue.global().async { exit(EXIT_SUCCESS) } }
    case .exitsOnAThread: wait { Thread.detachNewThread { exit(EXIT_SUCCESS) } }
    case .exitsInATask: wait { Task.detached { exit(EXIT_SUCCESS) } }
    case .exitsWithAnotherStatus: exit(7)
    case .aborts: abort()
    case .abortsInADeinit: _ = Holder { abort() }
    case .isKilled: kill(getpid(), SIGKILL)
    case .isTerminated: wait { kill(getpid(), SIGTERM) }
    }
  }

  /// Signalled when the late assertion has failed.
  static let late = DispatchSemaphore(value: 0)

  private func wait(_ body: () -> Void) {
    body()
    Thread.sleep(forTimeInterval: 20)
  }
}

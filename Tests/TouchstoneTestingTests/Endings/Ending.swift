import Foundation
import TouchstoneTesting
import TouchstoneUI

/// A way in which a process of tests ends after an assertion.
///
/// Each is run with XCTest and with Swift Testing, in a process of its own.
enum Ending: String, CaseIterable, Sendable {
  case returns, throwsAnError, exits, exitsInADefer, exitsInADeinit, exitsOnAQueue, exitsOnAThread, exitsInATask
  case exitsInTheNextTest, exitsWithAnotherStatus, failsLate, aborts, abortsInADeinit, isKilled, isTerminated

  /// The variable that names the ending to a process that ``EndingTests`` started.
  static let variable = "TOUCHSTONE_TEST_ENDING"

  /// Begins the value of the variable where the assertion passes.
  static let passing = "passing "

  static let name = ProcessInfo.processInfo.environment[variable]

  static var current: Ending? { name.flatMap { Ending(rawValue: $0.replacing(passing, with: "")) } }

  /// The endings that call `exit` with status 0 while a test runs.
  static let callingExit = [
    Ending.exits, .exitsInADefer, .exitsInADeinit, .exitsOnAQueue, .exitsOnAThread, .exitsInATask,
  ]

  private struct Failure: Error {}

  private final class Holder {
    let end: () -> Void
    init(_ end: @escaping () -> Void) { self.end = end }
    deinit { end() }
  }

  /// Makes an assertion, which fails as there is no golden unless it is to pass, and ends.
  func perform() throws {
    if self == .failsLate {
      Thread.detachNewThread {
        Thread.sleep(forTimeInterval: 0.2)
        assertSnapshot(of: "a", as: .lines, named: "late")
        Self.late.signal()
      }
      return
    }
    if Self.name?.hasPrefix(Self.passing) == true {
      assertAudit(of: Text("Words"))
    } else {
      assertSnapshot(of: "a", as: .lines, named: "a")
    }
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

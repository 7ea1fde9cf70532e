import Foundation
import Testing
import TouchstoneTesting
import TouchstoneUI
import XCTest

/// A way in which a process of tests ends, in most cases after an assertion.
///
/// Each is run with XCTest and with Swift Testing, in a process of its own.
enum Ending: String, CaseIterable, Sendable {
  case returns, throwsAnError, exitsFirst, exits, exitsInADefer, exitsInADeinit, exitsOnAQueue, exitsOnAThread,
    exitsInATask, exitsInATaskGroup, exitsInAClosureOfTheFramework, exitsInASignalHandler, exitsInAnAssertion
  case exitsInTheNextTest, exitsWithAnotherStatus, exitsWith256, failsLate, traps, aborts, abortsInADeinit, isKilled,
    isTerminated, isInterrupted
  case leavesAnAssertionOnAQueue, leavesAnAssertionInATask, forks, forksAFailure
  case exitsInALateHandler, failsInALateHandler, exitsInAnObserver, dropsTheFailure

  /// The variable that names the ending to a process that ``EndingTests`` started.
  static let variable = "TOUCHSTONE_TEST_ENDING"

  /// Begins the value of the variable where the assertion passes.
  static let passing = "passing "

  static let name = ProcessInfo.processInfo.environment[variable]

  static var current: Ending? { name.flatMap { Ending(rawValue: $0.replacing(passing, with: "")) } }

  /// The endings that call `exit` with a status that is 0 for the parent while a test runs.
  static let callingExit = [
    Ending.exitsFirst, .exits, .exitsInADefer, .exitsInADeinit, .exitsOnAQueue, .exitsOnAThread, .exitsInATask,
    .exitsInATaskGroup, .exitsInAClosureOfTheFramework, .exitsInASignalHandler, .exitsWith256,
  ]

  /// The endings that do not wait for an assertion which has begun.
  static let leavingAnAssertion = [Ending.leavesAnAssertionOnAQueue, .leavesAnAssertionInATask]

  private struct Failure: Error {}

  private final class ExitingObserver: NSObject, XCTestObservation {
    func testBundleDidFinish(_ testBundle: Bundle) { exit(EXIT_SUCCESS) }
  }

  private final class Holder {
    let end: () -> Void
    init(_ end: @escaping () -> Void) { self.end = end }
    deinit { end() }
  }

  /// Makes an assertion, which fails as there is no golden unless it is to pass, and ends.
  ///
  /// Where an assertion is left, it is the only one that would fail.
  func perform() throws {
    // A process inherits which signals the thread blocks that starts it.
    var signals = sigset_t()
    sigfillset(&signals)
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
    if self == .failsLate {
      Thread.detachNewThread {
        Thread.sleep(forTimeInterval: 0.2)
        assertSnapshot(of: "a", as: .lines, named: "late")
        Self.late.signal()
      }
      return
    }
    // Before there is an assertion: handlers run in the opposite order of their registration.
    switch self {
    case .exitsFirst: exit(EXIT_SUCCESS)
    case .exitsInALateHandler: atexit { exit(EXIT_SUCCESS) }
    case .failsInALateHandler: atexit { assertSnapshot(of: "a", as: .lines, named: "late", testName: "late") }
    default: break
    }
    // The parent's assertion passes, so that its status is that of the child.
    if [.forksAFailure, .failsInALateHandler].contains(self) || Self.name?.hasPrefix(Self.passing) == true
      || Self.leavingAnAssertion.contains(self)
    {
      assertAudit(of: Text("Words"))
    } else {
      assertSnapshot(of: "a", as: .lines, named: "a")
    }
    switch self {
    case .leavesAnAssertionOnAQueue: Self.leaveAnAssertion { work in DispatchQueue.global().async { work() } }
    case .leavesAnAssertionInATask: Self.leaveAnAssertion { work in Task.detached { work() } }
    case .forks: try requireSuccess(ofChild: statusOfFork {})
    case .forksAFailure:
      try requireSuccess(ofChild: statusOfFork { assertSnapshot(of: "a", as: .lines, named: "forked") })
    case .exitsInAnObserver: XCTestObservationCenter.shared.addTestObserver(ExitingObserver())
    case .returns, .exitsFirst, .exitsInTheNextTest, .failsLate, .exitsInALateHandler, .failsInALateHandler,
      .dropsTheFailure:
      break
    case .throwsAnError: throw Failure()
    case .exits: exit(EXIT_SUCCESS)
    case .exitsInADefer:
      defer { exit(EXIT_SUCCESS) }
    case .exitsInADeinit: _ = Holder { exit(EXIT_SUCCESS) }
    case .exitsOnAQueue: wait { DispatchQueue.global().async { exit(EXIT_SUCCESS) } }
    case .exitsOnAThread: wait { Thread.detachNewThread { exit(EXIT_SUCCESS) } }
    case .exitsInATask: wait { Task.detached { exit(EXIT_SUCCESS) } }
    case .exitsInATaskGroup:
      wait {
        Task.detached {
          await withTaskGroup(of: Void.self) { group in
            group.addTask { exit(EXIT_SUCCESS) }
          }
        }
      }
    case .exitsInAClosureOfTheFramework:
      wait { Task.detached { withKnownIssue(isIntermittent: true) { exit(EXIT_SUCCESS) } } }
    case .exitsInASignalHandler:
      signal(SIGUSR1) { _ in exit(EXIT_SUCCESS) }
      raise(SIGUSR1)
    case .exitsInAnAssertion:
      let ending = Snapshotting<String, String>(pathExtension: "txt", diffing: .lines) { (_: String) -> String in
        exit(EXIT_SUCCESS)
      }
      assertSnapshot(of: "a", as: ending, named: "ending")
    case .exitsWithAnotherStatus: exit(7)
    case .exitsWith256: exit(256)
    case .traps: fatalError("the end")
    case .aborts: abort()
    case .abortsInADeinit: _ = Holder { abort() }
    case .isKilled: kill(getpid(), SIGKILL)
    case .isTerminated: wait { kill(getpid(), SIGTERM) }
    case .isInterrupted: wait { kill(getpid(), SIGINT) }
    }
  }

  /// Signalled when the late assertion has failed.
  static let late = DispatchSemaphore(value: 0)

  /// Returns when an assertion has begun, which takes longer than the process.
  static func leaveAnAssertion(start: (@escaping @Sendable () -> Void) -> Void) {
    let begun = DispatchSemaphore(value: 0)
    start {
      let slow = Snapshotting<String, String>(pathExtension: "txt", diffing: .lines) { value in
        begun.signal()
        Thread.sleep(forTimeInterval: 120)
        return value
      }
      assertSnapshot(of: "a", as: slow, named: "left")
    }
    begun.wait()
  }

  /// Forks a process, which does something and calls `exit` with status 0.
  ///
  /// - Returns: Its status, as `waitpid` has it.
  private func statusOfFork(_ body: () -> Void) throws -> Int32 {
    guard let address = dlsym(nil, "fork") else { throw Failure() }
    // SAFETY: the function's C declaration is `pid_t fork(void)`; Swift does not import it.
    let fork = unsafeBitCast(address, to: (@convention(c) () -> pid_t).self)
    let child = fork()
    if child == 0 {
      // A lock that another thread held when the process was forked is never released.
      alarm(120)
      body()
      exit(EXIT_SUCCESS)
    }
    var status: Int32 = 0
    guard waitpid(child, &status, 0) == child else { throw Failure() }
    return status
  }

  private func requireSuccess(ofChild status: Int32) throws {
    guard status == 0 else { throw Failure() }
  }

  private func wait(_ body: () -> Void) {
    body()
    Thread.sleep(forTimeInterval: 120)
  }
}

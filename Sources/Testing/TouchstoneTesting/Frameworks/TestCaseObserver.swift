import Synchronization
import TouchstoneSnapshots
import TouchstoneUI
import XCTest

/// An observer that counts XCTest's test cases, so that a repeated test numbers its snapshots from 1 again, and that
/// knows their names.
///
/// It is a class because XCTest's observers are objects.
final class TestCaseObserver: NSObject, XCTestObservation, Sendable {
  /// The observer that ``testsBegin()`` registers.
  static let shared = TestCaseObserver()

  /// Whether the process runs tests of XCTest and has not finished them.
  static var isCutShort: Bool { shared.isBundleRunning.withLock { $0 } }

  private let isBundleRunning = Mutex(false)

  func testBundleWillStart(_ testBundle: Bundle) { isBundleRunning.withLock { $0 = true } }

  func testBundleDidFinish(_ testBundle: Bundle) { isBundleRunning.withLock { $0 = false } }

  /// The last test case that began.
  private let last = Mutex((number: 0, name: ""))

  /// The number and the name of the test case that is running, or that ran last.
  var current: (number: Int, name: String) { last.withLock { $0 } }

  func testCaseWillStart(_ testCase: XCTestCase) {
    let name = testCase.name
    last.withLock { $0.name = name }
  }

  func testCaseDidFinish(_ testCase: XCTestCase) {
    let number = last.withLock {
      $0.number += 1
      return $0.number
    }
    SnapshotCounters.process.forget(scope: "XCTest \(number - 1)")
  }
}

/// Called before `main` of a process that links this module, so that no test begins unseen, and none ends the process unseen.
@_cdecl("touchstone_tests_begin")
func testsBegin() {
  XCTestObservationCenter.shared.addTestObserver(TestCaseObserver.shared)
  EndOfRun.prepare()
  RunSession.watch()
  // Tests may change the folder, which belongs to the whole process.
  _ = LaunchFolder.package
}

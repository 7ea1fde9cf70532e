import Dispatch
import Synchronization
import TouchstoneSnapshots
import TouchstoneUI
import XCTest

/// An observer that counts XCTest's test cases, so that a repeated test numbers its snapshots from 1 again, and that
/// knows their names.
///
/// It is a class because XCTest's observers are objects.
final class TestCaseObserver: NSObject, XCTestObservation, Sendable {
  /// The registered observer. XCTest keeps its observers on the main thread.
  static let shared: TestCaseObserver = {
    let observer = TestCaseObserver()
    if MainQueue.isCurrent {
      XCTestObservationCenter.shared.addTestObserver(observer)
    } else {
      DispatchQueue.main.async { XCTestObservationCenter.shared.addTestObserver(observer) }
    }
    return observer
  }()

  private let running = Mutex((number: 0, name: ""))

  /// The test case that is running.
  var current: (number: Int, name: String) { running.withLock { $0 } }

  func testCaseWillStart(_ testCase: XCTestCase) {
    let name = testCase.name
    running.withLock { $0.name = name }
  }

  func testCaseDidFinish(_ testCase: XCTestCase) {
    let number = running.withLock { running in
      running.number += 1
      return running.number
    }
    SnapshotCounters.process.forget(scope: "XCTest \(number - 1)")
  }
}

import Dispatch
import Synchronization
import TouchstoneSnapshots
import TouchstoneUI
import XCTest

/// Counts XCTest's test cases, so that a repeated test numbers its snapshots from 1 again.
///
/// A class, for XCTest observers are objects.
final class TestCaseObserver: NSObject, XCTestObservation, Sendable {
  /// The observer, registered. XCTest keeps its observers on the main thread.
  static let shared: TestCaseObserver = {
    let observer = TestCaseObserver()
    if MainQueue.isCurrent {
      XCTestObservationCenter.shared.addTestObserver(observer)
    } else {
      DispatchQueue.main.async { XCTestObservationCenter.shared.addTestObserver(observer) }
    }
    return observer
  }()

  private let finished = Mutex(0)

  /// The number of the test case that runs now.
  var current: Int { finished.withLock { $0 } }

  func testCaseDidFinish(_ testCase: XCTestCase) {
    let number = finished.withLock { number in
      number += 1
      return number
    }
    SnapshotCounters.process.forget(scope: "XCTest \(number - 1)")
  }
}

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
      observer.register()
    } else {
      DispatchQueue.main.async { observer.register() }
    }
    return observer
  }()

  /// Whether the process runs tests of XCTest and has not finished them.
  static var isCutShort: Bool { state.withLock { $0 == .running } }

  private enum State { case unknown, running, finished }
  private static let state = Mutex(State.unknown)

  private func register() {
    XCTestObservationCenter.shared.addTestObserver(self)
    // Assertions of a program that is no bundle of tests have no XCTest around them.
    let isBundle = CommandLine.arguments.first?.hasSuffix(".xctest") ?? false
    if isBundle { Self.state.withLock { $0 = .running } }
  }

  func testBundleDidFinish(_ testBundle: Bundle) { Self.state.withLock { $0 = .finished } }

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

import TouchstoneTestSupport
import TouchstoneTesting
import TouchstoneUI
import XCTest

@testable import TouchstoneSnapshots

/// Assertions from XCTest: plain synchronous tests, asynchronous ones, and other threads.
final class XCTestCallersTests: XCTestCase {
  private let stored = "stored"

  override func invokeTest() {
    SnapshotTestingConfiguration.$current.withValue(.underTest) {
      withSnapshotTesting(record: .missing) { super.invokeTest() }
    }
  }

  func testSynchronous() {
    withTemporaryPath { folder in
      XCTAssertNotNil(verifySnapshot(of: Badge(), as: .image, snapshotDirectory: folder))
      XCTAssertNotNil(verifySnapshot(of: Badge().padding(), as: .image, snapshotDirectory: folder))
      _ = verifySnapshot(of: stored, as: .lines, snapshotDirectory: folder)
      XCTAssertEqual(
        names(in: folder), ["testSynchronous.1@2x.png", "testSynchronous.2@2x.png", "testSynchronous.3.txt"])
    }
  }

  func testAsynchronous() async {
    await Task.yield()
    withTemporaryPath { folder in
      XCTAssertNotNil(verifySnapshot(of: Badge(), as: .image, snapshotDirectory: folder))
      XCTAssertEqual(names(in: folder), ["testAsynchronous.1@2x.png"])
    }
  }

  @MainActor func testAsynchronousOnTheMainActor() async {
    withTemporaryPath { folder in
      XCTAssertNotNil(verifySnapshot(of: Badge(), as: .image, snapshotDirectory: folder))
      XCTAssertEqual(names(in: folder), ["testAsynchronousOnTheMainActor.1@2x.png"])
    }
  }

  func testFromAnotherThread() {
    let done = expectation(description: "drawn")
    Thread.detachNewThread {
      // A thread is outside of the scope of its test.
      SnapshotTestingConfiguration.$current.withValue(.underTest) {
        withTemporaryPath { folder in
          _ = verifySnapshot(of: Badge(), as: .image, snapshotDirectory: folder)
          XCTAssertEqual(names(in: folder), ["testFromAnotherThread.1@2x.png"])
        }
      }
      done.fulfill()
    }
    wait(for: [done], timeout: 60)
  }

  func testTheScopeOfInvokeTestHolds() {
    let message = withTemporaryPath { verifySnapshot(of: "x", as: .lines, snapshotDirectory: $0) }
    XCTAssertEqual(message?.contains("so one was recorded"), true)
  }

  func testWaitingOnTheMainThreadLetsTimersFire() {
    nonisolated(unsafe) var fired = false  // SAFETY: the timer fires on this thread, while the strategy waits.
    _ = Timer.scheduledTimer(withTimeInterval: 0.01, repeats: false) { _ in fired = true }
    withTemporaryPath { folder in
      _ = verifySnapshot(of: "x", as: .wait(for: 0.1, on: .lines), snapshotDirectory: folder)
    }
    XCTAssertTrue(fired)
  }
}

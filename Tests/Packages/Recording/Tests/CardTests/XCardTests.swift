import Cards
import Foundation
import TouchstoneTesting
import XCTest

final class XCardTests: XCTestCase {
  func testCard() {
    assertSnapshot(of: Card(), as: .image)
  }

  func testText() {
    assertSnapshot(of: "stable", as: .lines)
  }

  /// Fails when the environment says so, and takes no snapshot.
  func testOther() {
    XCTAssertNil(ProcessInfo.processInfo.environment["CARD_FAIL"])
  }
}

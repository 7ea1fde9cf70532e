import Cards
import TouchstoneTesting
import XCTest

final class XCardTests: XCTestCase {
  func testCard() {
    assertSnapshot(of: Card(), as: .image)
  }

  func testText() {
    assertSnapshot(of: "stable", as: .lines)
  }

  /// Fails when the settings say so, and takes no snapshot.
  func testOther() {
    XCTAssertNil(setting("CARD_FAIL"))
  }
}

import Cards
import TouchstoneTesting
import XCTest

final class XCardTests: XCTestCase {
  func testCard() {
    assertSnapshot(of: Card(), as: .image)
  }

  func testOther() {
    assertSnapshot(of: "stable", as: .lines)
  }
}

import Cards
import TouchstoneTesting
import XCTest

final class CardTests: XCTestCase {
  func testCard() {
    assertSnapshot(of: Card(), as: .image)
    assertSnapshot(of: Card(), as: .image(colorScheme: .dark), named: "dark")
  }

  func testText() async {
    assertSnapshot(of: Card().name, as: .lines)
  }
}

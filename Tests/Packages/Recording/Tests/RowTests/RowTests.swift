import Cards
import Foundation
import Testing
import TouchstoneTesting

@Suite struct RowTests {
  @Test func row() {
    assertSnapshot(of: Card(), as: .image, named: "wide")
  }

  /// Is skipped when the environment says so.
  @Test(.enabled(if: ProcessInfo.processInfo.environment["CARD_SKIP"] == nil)) func sometimes() {}
}

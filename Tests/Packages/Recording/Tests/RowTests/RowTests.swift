import Cards
import Foundation
import Testing
import TouchstoneTesting

@Suite struct RowTests {
  /// Fails, or ends the process, before it takes a snapshot when the settings say so.
  @Test func row() throws {
    if setting("CARD_EXIT") != nil { exit(0) }
    try #require(setting("CARD_REQUIRE") == nil)
    assertSnapshot(of: Card(), as: .image, named: "wide")
  }

  /// Is skipped when the settings say so.
  @Test(.enabled(if: setting("CARD_SKIP") == nil)) func sometimes() {}
}

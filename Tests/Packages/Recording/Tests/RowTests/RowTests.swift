import Cards
import Foundation
import Testing
import TouchstoneTesting

@Suite struct RowTests {
  /// Fails, or ends the process, before it takes a snapshot when the environment says so.
  @Test func row() throws {
    let environment = ProcessInfo.processInfo.environment
    if environment["CARD_EXIT"] != nil { exit(0) }
    try #require(environment["CARD_REQUIRE"] == nil)
    assertSnapshot(of: Card(), as: .image, named: "wide")
  }

  /// Is skipped when the environment says so.
  @Test(.enabled(if: ProcessInfo.processInfo.environment["CARD_SKIP"] == nil)) func sometimes() {}
}

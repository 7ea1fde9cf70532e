import Shop
import Testing
import TouchstoneTesting

@Suite struct TagTests {
  @Test(.snapshots, arguments: ["Apple", "Pear"]) func tag(name: String) {
    assertSnapshot(of: Tag(name), as: .image)
  }

  @Test(.snapshots) func pair() throws {
    // Ends where a snapshot fails.
    try #require(verifySnapshot(of: Tag("Fig"), as: .image) == nil)
    assertSnapshot(of: Tag("Plum"), as: .image)
  }

  @Test func words() {
    assertSnapshot(of: "Apple", as: .lines)
  }
}

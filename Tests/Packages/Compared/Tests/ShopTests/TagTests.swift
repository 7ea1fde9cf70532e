import Shop
import Testing
import TouchstoneTesting

@Suite struct TagTests {
  @Test(.snapshots, arguments: ["Apple", "Pear"]) func tag(name: String) {
    assertSnapshot(of: Tag(name), as: .image)
  }

  @Test func words() {
    assertSnapshot(of: "Apple", as: .lines)
  }
}

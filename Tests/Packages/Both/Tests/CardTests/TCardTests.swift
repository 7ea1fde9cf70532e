import Cards
import Testing
import TouchstoneTesting

@Suite struct TCardTests {
  @Test func card() {
    assertSnapshot(of: Card(), as: .image)
  }

  @Test func other() {
    assertSnapshot(of: "stable", as: .lines)
  }
}

import Cards
import Testing
import TouchstoneTesting

@MainActor
@Suite(.snapshots)
struct CardTests {
  @Test func card() {
    assertSnapshot(of: Card(), as: .image)
  }

  @Test(arguments: ["Bo", "Cy"]) func names(name: String) async {
    assertSnapshot(of: Card(name: name), as: .image)
  }

  @Test nonisolated func text() {
    assertSnapshot(of: Card(), as: .image(scale: 1), named: "small")
  }
}

import Cards
import Testing
import TouchstoneTesting

/// In order, so that the crash comes last.
@Suite(.serialized) struct TCardTests {
  @Test(.snapshots, arguments: ["Bo", "Cy"]) func names(name: String) {
    assertSnapshot(of: Card(name: name), as: .image)
  }

  @Test func zCrashes() {
    if setting("CARD_CRASH") != nil { fatalError("the card broke") }
  }
}

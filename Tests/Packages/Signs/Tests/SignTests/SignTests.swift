import Signs
import Testing
import TouchstoneTesting

@MainActor
@Suite(.snapshots)
struct SignTests {
  @Test(arguments: [1.0, 2]) func sign(scale: Double) {
    assertSnapshot(of: Sign(), as: .image(scale: scale))
  }
}

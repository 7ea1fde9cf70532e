import SwiftUI
import Testing
import TouchstoneTesting

@Suite(.snapshots) struct PreviewTests {
  /// Every preview of the gallery, with the size and device that its traits specify.
  @Test(arguments: Previews.all(in: "Gallery"))
  func preview(_ preview: Preview) {
    assertSnapshot(of: preview, as: .image(scale: 1))
  }
}

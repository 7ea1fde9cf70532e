import SwiftUI
import Testing
import TouchstoneTesting

@Suite(.snapshots) struct PreviewTests {
  /// Every preview of the gallery, in the size and on the device that its traits say.
  @Test(arguments: Previews.all(in: "Gallery"))
  func preview(_ preview: Preview) {
    assertSnapshot(of: preview, as: .image(scale: 1))
  }
}

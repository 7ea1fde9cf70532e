import SwiftUI
import Testing
import TouchstoneTesting

/// Every preview of the library is a test.
@Suite(.snapshots) struct PreviewTests {
  @Test(arguments: Previews.all(in: "Library"))
  func preview(_ preview: Preview) {
    assertSnapshot(of: preview, as: .image)
  }
}

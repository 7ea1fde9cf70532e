import SwiftUI
import Testing
import TouchstoneTesting

/// Every preview of the design system is a test, in light and dark.
@Suite(.snapshots) struct PreviewTests {
  @Test(arguments: Previews.all(in: "Components"))
  func preview(_ preview: Preview) {
    assertSnapshots(of: preview, as: .images(varying: .colorSchemes))
  }
}

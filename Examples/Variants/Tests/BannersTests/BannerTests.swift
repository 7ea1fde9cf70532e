import Banners
import SwiftUI
import Testing
import TouchstoneTesting

@MainActor @Suite(.snapshots) struct BannerTests {
  /// Each argument has its own golden.
  @Test(arguments: ["Offline", "The server did not answer in time."])
  func messages(_ message: String) {
    assertSnapshot(of: Banner(message), as: .image)
  }

  /// One golden for each combination: light and dark, at two text sizes.
  @Test func everyVariant() {
    assertSnapshots(
      of: Banner("Offline"), as: .images(varying: .colorSchemes, .typeSizes(.large, .accessibility3)))
  }

  /// The same on one sheet, which is easier to look through.
  @Test func sheet() {
    assertSnapshot(of: Banner("Offline"), as: .contactSheet(varying: .directions, .colorSchemes))
  }
}

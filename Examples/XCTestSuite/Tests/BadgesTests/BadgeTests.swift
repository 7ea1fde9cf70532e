import Badges
import SwiftUI
import TouchstoneTesting
import XCTest

/// On Linux, XCTest aborts on synchronous test methods of a main-actor class: these are plain, and a test that creates
/// views on the main actor is `async`.
final class BadgeTests: XCTestCase {
  @MainActor func testColors() async {
    assertSnapshot(of: Badge("New"), as: .image)
    assertSnapshot(of: Badge("Sale", color: .red), as: .image, named: "red")
  }

  @MainActor func testDarkAppearance() async {
    assertSnapshot(of: Badge("New"), as: .image(colorScheme: .dark))
  }

  /// A golden that is text: one line for each view, with its frame.
  @MainActor func testLayout() async {
    assertSnapshot(of: Badge("New"), as: .viewTree)
  }
}

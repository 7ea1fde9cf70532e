import Badges
import SwiftUI
import TouchstoneTesting
import XCTest

/// Tests that create views are `@MainActor`, and `async`: on Linux, XCTest aborts on synchronous tests of the main actor.
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

import Design
import SnapshotTesting
import SwiftUI
import XCTest

final class DesignTests: XCTestCase {
  func testTag() {
    for scheme in [ColorScheme.light, .dark] {
      assertSnapshot(
        of: NewTag().padding(8).background(scheme == .dark ? Color.black : .white).environment(\.colorScheme, scheme),
        as: .image(layout: .sizeThatFits), named: "\(scheme)")
    }
    assertSnapshot(of: NewTag().environment(\.tagPadding, 12), as: .image(layout: .sizeThatFits), named: "wide")
  }
}

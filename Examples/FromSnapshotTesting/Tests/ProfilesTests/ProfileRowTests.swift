import Profiles
import SnapshotTesting
import SwiftUI
import XCTest

/// Written for swift-snapshot-testing, and unchanged: on Linux its module comes from Touchstone.
final class ProfileRowTests: XCTestCase {
  @MainActor func testRow() async {
    assertSnapshot(of: ProfileRow(name: "Ada"), as: .image(layout: .sizeThatFits))
  }

  @MainActor func testOnAPhone() async {
    assertSnapshot(
      of: ProfileRow(name: "Ada"), as: .image(layout: .device(config: .iPhoneSe), traits: .init(displayScale: 1)))
  }

  func testValue() {
    assertSnapshot(of: ["name": "Ada", "status": "online"], as: .json)
  }
}

import Foundation
import Tiles
import TouchstoneTesting
import XCTest

final class TileXCTests: XCTestCase {
  func testTile() {
    assertSnapshot(of: slowly(0.6, Tile("Hal")), as: .image)
  }

  func testOther() {
    assertSnapshot(of: slowly(0.6, "stable"), as: .lines)
  }
}

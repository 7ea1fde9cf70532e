import Foundation
import Testing
import Tiles
import TouchstoneTesting

/// Snapshots of known times: no shard waits for those of others.
@MainActor @Suite struct TileTests {
  @Test func highlight() {
    assertSnapshot(of: slowly(3, Highlight()), as: .image)
  }

  @Test func text() {
    assertSnapshot(of: slowly(0.6, "stable"), as: .lines)
  }

  @Test(arguments: ["Ada", "Bo", "Cy", "Di", "Ed", "Flo", "Gus"]) func names(name: String) {
    assertSnapshot(of: slowly(0.6, Tile(name)), as: .image)
  }
}

/// Waits before it returns a value.
nonisolated func slowly<Value>(_ seconds: Double, _ value: Value) -> Value {
  Thread.sleep(forTimeInterval: seconds)
  return value
}

import Foundation
import Testing
import TouchstoneDrawing
import TouchstoneRenderer
import TouchstoneUI

@MainActor @Suite struct MoveDisabledTests {
  @Test func `a row whose moving is disabled has no handle`() throws {
    let drawn = try Drawn(
      List {
        ForEach(["one", "two"], id: \.self) { Text($0).moveDisabled($0 == "two") }.onMove { _, _ in }
      }
      .listStyle(.plain)
      .environment(\.editMode, .constant(.active)), height: 200)
    // The handle is at the trailing edge of a row of 44 points.
    func ink(_ rows: Range<Int>) -> Int { drawn.count(x: 340..<390, y: rows) { $0[0] < 240 } }
    #expect(ink(5..<39) > 0)
    #expect(ink(50..<83) == 0)
  }
}

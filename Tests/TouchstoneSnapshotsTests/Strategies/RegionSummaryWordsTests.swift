import Testing
import TouchstoneSnapshots

/// A place that differs, in words.
struct RegionSummaryWordsTests {
  /// Numbers of a log may be anything.
  @Test(arguments: [
    ([0, 2], "Moved by 0, +2 px: Text 2"), ([-10, 0], "Moved by −10, 0 px: Text 2"),
    ([Int.min, 1], "Moved by −9223372036854775808, +1 px: Text 2"),
  ])
  func `a move is said with signs`(steps: [Int], words: String) {
    var region = RegionSummary(x: 0, y: 0, width: 1, height: 1, pixels: 1, kind: "moved")
    region.moved = steps
    region.view = PlacedView(path: "VStack › Text 2", frame: .init(x: 0, y: 0, width: 1, height: 1))
    #expect(region.words == words)
  }
}

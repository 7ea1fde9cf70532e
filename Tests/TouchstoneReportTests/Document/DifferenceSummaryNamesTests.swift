import Testing
import TouchstoneSnapshots

@testable import TouchstoneReport

/// What a run found at the places of its regions, in the regions of a report.
struct DifferenceSummaryNamesTests {
  private func summary(_ regions: [RegionSummary]) -> DifferenceSummary {
    DifferenceSummary(comparer: ".strict", pixels: 1, total: 100, regions: regions)
  }

  /// A text of another width changes the whole frame of an animation, around a circle with another colour.
  @Test(arguments: [[0, 1], [1, 0]]) func `a region in another one has its own name, not that of the other`(
    order: [Int]
  ) {
    var text = RegionSummary(x: 16, y: 0, width: 180, height: 230, pixels: 9, kind: "text")
    text.text = ["Airplane mode", "Flight mode"]
    var circle = RegionSummary(x: 56, y: 56, width: 82, height: 80, pixels: 9, kind: "recolored")
    circle.view = PlacedView(path: "Pulse › Circle", frame: .init(x: 28, y: 28, width: 40, height: 40))
    let found = [text, circle]
    let bare = found.map {
      RegionSummary(x: $0.x, y: $0.y, width: $0.width, height: $0.height, pixels: 9, kind: "replaced")
    }
    let named = summary(bare).named(by: order.map { found[$0] }).regions
    #expect(named.map(\.text) == [["Airplane mode", "Flight mode"], nil])
    #expect(named.map(\.kind) == ["text", "replaced"] && named[1].view?.name == "Circle")
  }

  @Test func `regions of other frames and places have no part in a name`() {
    var other = RegionSummary(x: 0, y: 0, width: 10, height: 10, pixels: 9, kind: "text")
    (other.text, other.frame) = (["a", "b"], 1)
    var far = RegionSummary(x: 50, y: 50, width: -10, height: .max, pixels: 9, kind: "text")
    far.text = ["c", "d"]
    let named = summary([RegionSummary(x: 0, y: 0, width: 10, height: 10, pixels: 9, kind: "added")])
      .named(by: [other, far]).regions
    #expect(named.map(\.kind) == ["added"] && named[0].text == nil)
  }
}

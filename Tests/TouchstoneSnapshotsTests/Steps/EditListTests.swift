import Testing

@testable import TouchstoneSnapshots

struct EditListTests {
  private func edit(_ number: Int, _ type: String = "Card", follows: Bool = false) -> ViewEdit {
    let view = PlacedView(path: type, type: type, frame: PlacedView.Frame(x: 0, y: 0, width: 1, height: 1))
    return ViewEdit(.paint, before: "#00000\(number)", after: "#FFFFFF", view: view, isConsequence: follows)
  }

  @Test func `repetitions in other views give way to other edits`() {
    let repeated = (0..<30).map { edit(0, "Card\($0)") }
    let list = EditList(repeated + [edit(1)], of: nil)
    #expect(list.edits.count == 24 && list.edits.last == edit(1) && list.edits.first == repeated[0])
    #expect(list.hasMore == nil)
  }

  @Test func `more different edits than there is room for are told, consequences are not`() {
    let different = (0..<25).map { edit($0) }
    #expect(EditList(different, of: nil).hasMore == true)
    #expect(EditList(Array(different.prefix(24)), of: nil).hasMore == nil)
    let consequences = (0..<40).map { edit($0, follows: true) }
    #expect(EditList([edit(1)] + consequences, of: nil).hasMore == nil)
    #expect(EditList([edit(1)] + consequences, of: nil).edits.count == 24)
  }

  @Test func `regions that no one looked at are told`() {
    let region = RegionSummary(x: 0, y: 0, width: 1, height: 1, pixels: 1, deltaE: 1, kind: "recolored", moved: nil)
    var summary = DifferenceSummary(comparer: "ui", pixels: 1, total: 2, regions: [region], regionCount: 2)
    #expect(EditList([edit(0)], of: summary).hasMore == true)
    summary.unlisted = [region]
    #expect(EditList([edit(0)], of: summary).hasMore == nil)
  }
}

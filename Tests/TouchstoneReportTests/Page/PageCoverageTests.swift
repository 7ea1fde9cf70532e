import Testing
import TouchstoneSnapshots

@testable import TouchstoneReport

struct PageCoverageTests {
  @Test func `a view leads to all goldens of its snapshots, whatever their order is`() throws {
    let run = try SampleRun()
    run.add("Cards/passed", .passed)
    run.add("Cards/pair", .failed, reason: .missing) { $0.golden = "Snapshots/CardTests/Cards/pair.txt" }
    run.add("Cards/pair", .passed)
    var table = CoverageTable()
    var row = CoverageTable.Row(name: "Shop.Card", file: "Card.swift", line: 1, isView: true, parts: 1, drawn: 1)
    row.snapshots = ["CardTests/Cards/gone", "CardTests/Cards/pair", "OtherTests/Cards/passed"]
    table.rows = [row]
    var document = try run.document()
    document.coverage = table
    let page = PageData(document)
    let shown = try #require(page.coverage?.rows.first)
    #expect(shown.name == "Card" && shown.snapshots == 3)
    #expect(shown.entries.map { document.entries[$0].id } == ["Cards/pair", "Cards/pair"])
    // It is written once.
    #expect(page.document.coverage == nil)
  }

  @Test func `gaps are those of their view`() {
    var table = CoverageTable()
    table.rows = ["A", "B"].map {
      CoverageTable.Row(name: "Shop.\($0)", file: "\($0).swift", line: 1, isView: true, parts: 2, drawn: 1)
    }
    table.gaps = [CoverageTable.Gap(view: "Shop.B", file: "B.swift", line: 7, text: "`else` never drawn")]
    let page = PageCoverage(table, entries: [])
    #expect(page.rows.map(\.gaps) == [[], [PageCoverage.Gap(file: "B.swift", line: 7, text: "`else` never drawn")]])
    #expect(page.conditions == ["Schemes", "Type sizes", "Directions", "Locales", "Screens"])
    #expect(page.rows.allSatisfy { $0.conditions.count == page.conditions.count })
  }
}

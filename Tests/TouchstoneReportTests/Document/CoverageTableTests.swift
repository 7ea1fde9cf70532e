import Foundation
import Testing
import TouchstoneSnapshots

@testable import TouchstoneReport

struct CoverageTableTests {
  @Test(arguments: [
    (57, 100, "57 %"), (2, 3, "66.6 %"), (1999, 2000, "99.9 %"), (0, 7, "0 %"), (7, 7, "100 %"), (0, 0, "–"),
  ])
  func `a share is rounded down, so that 100 % are all`(part: Int, whole: Int, text: String) {
    #expect(ReportNumber.shareRoundedDown(part, of: whole) == text)
  }

  @Test func `a row says as much as fits a table`() {
    var row = CoverageTable.Row(name: "Shop.A.B", file: "A.swift", line: 1, isView: true, parts: 12, drawn: 3)
    row.snapshots = ["T/a/b"]
    row.typeSizes = ["small", "large", "xLarge"]
    row.locales = ["ar", "en_US"]
    #expect(row.cells == ["A.B", "3/12", "1", "–", "small…xLarge", "–", "ar en_US", "–"])
    row.typeSizes = ["small", "large"]
    #expect(row.cells[4] == "small large" && row.cells.count == CoverageTable.columns.count)
    row.isView = false
    #expect(Array(row.cells.prefix(3)) == ["A.B (code)", "3/12", "–"])
  }

  @Test func `the JSON of a report has the table`() throws {
    let run = try SampleRun()
    run.add("Cards/a", .passed)
    var document = try run.document()
    #expect(!String(decoding: try JSONReport(document).data(), as: UTF8.self).contains("\"coverage\""))
    document.coverage = CoverageTable()
    document.coverage?.snapshots = 3
    let data = try JSONReport(document).data()
    #expect(try JSONDecoder().decode(ReportDocument.self, from: data).coverage == document.coverage)
  }
}

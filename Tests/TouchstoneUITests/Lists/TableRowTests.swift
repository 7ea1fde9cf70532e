import Foundation
import Testing
import TouchstoneUI

/// Rows as they are written in tables.
@MainActor @Suite struct TableRowTests {
  private struct City: Identifiable {
    let id: String
    var districts: [City]?
  }

  private let cities = [City(id: "Bremen", districts: [City(id: "Vegesack")]), City(id: "Kiel")]

  private func rows<Rows: TableRowContent<City>>(@TableRowBuilder<City> _ rows: () -> Rows) -> Int {
    let table = Table(of: City.self) {
      TableColumn("City", value: \.id)
    } rows: {
      rows()
    }
    // Without the title.
    return FrameProbe(table, width: 600, height: 400).frames("Text").count - 1
  }

  @Test func `rows are single, repeated and conditional`() {
    for isLong in [false, true] {
      let count = rows {
        TableRow(City(id: "Ulm")).contextMenu { Text("Open") }
        ForEach(cities) { TableRow($0) }
        ForEach(cities)
        if isLong { TableRow(City(id: "Rom")) }
      }
      #expect(count == (isLong ? 6 : 5))
    }
    #expect(rows {} == 0)
  }

  @Test func `a row shows its own rows if it is expanded`() {
    for isExpanded in [false, true] {
      let count = rows {
        DisclosureTableRow(City(id: "Bremen"), isExpanded: .constant(isExpanded)) { ForEach(cities) }
      }
      #expect(count == (isExpanded ? 3 : 1))
    }
    #expect(rows { DisclosureTableRow(City(id: "Bremen")) { ForEach(cities) } } == 1)
  }

  @Test func `a tree of values begins with its roots`() {
    let table = Table(cities, children: \.districts) { TableColumn("City", value: \.id) }
    #expect(FrameProbe(table, width: 600, height: 400).frames("Text").count == 3)
  }

  @Test func `rows are in types of their own`() {
    struct Own: TableRowContent {
      let cities: [City]
      var tableRowBody: some TableRowContent<City> { ForEach(cities) }
    }
    #expect(rows { Own(cities: cities) } == 2)
  }
}

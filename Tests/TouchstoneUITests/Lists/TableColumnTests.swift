import Foundation
import Testing
import TouchstoneUI

/// Columns as they are written in tables with a sort order, and without.
@MainActor @Suite struct TableColumnTests {
  private struct City: Identifiable {
    let id: String
    let people: Int
  }

  private let cities = [City(id: "Bremen", people: 570_000), City(id: "Kiel", people: 250_000)]

  private func texts(_ table: some View) -> Int { FrameProbe(table, width: 600, height: 400).frames("Text").count }

  @Test func `a table without a sort order shows its columns`() {
    let table = Table(cities) {
      TableColumn("City", value: \.id)
      TableColumn("People") { Text($0.people, format: .number) }
    }
    #expect(texts(table) == 6, "two titles and two rows of two texts")
  }

  @Test func `a table with a sort order takes columns of both kinds`() {
    let table = Table(cities, sortOrder: .constant([KeyPathComparator(\City.id)])) {
      TableColumn("City", value: \.id)
      TableColumn("People") { Text($0.people, format: .number) }
    }
    #expect(texts(table) == 6)
  }

  /// The frames of the texts of a table with a column of 100 points, in rows of 300 points.
  private func column(_ alignment: TableColumnAlignment) -> CGRect? {
    let table = Table(cities) { TableColumn("City", value: \.id).width(100).alignment(alignment) }
    return FrameProbe(table, width: 600, height: 400).frames("Text").last
  }

  @Test func `cells are at the edge that their column asks for`() throws {
    let leading = try #require(column(.leading))
    #expect(column(.automatic) == leading)
    #expect(try #require(column(.trailing)).minX == leading.minX + 100 - leading.width)
    #expect(column(.numeric) == column(.trailing))
    #expect(try #require(column(.center)).midX == leading.minX + 50)
  }

  @Test func `a column is hidden by default, unless the user has chosen`() {
    var choice = TableColumnCustomization<City>()
    func table() -> some View {
      Table(cities, columnCustomization: .constant(choice)) {
        TableColumn("City", value: \.id).customizationID("city")
        TableColumn("People") { Text($0.people, format: .number) }
          .customizationID("people").defaultVisibility(.hidden)
      }
    }
    #expect(texts(table()) == 3)
    choice[visibility: "people"] = .visible
    #expect(texts(table()) == 6)
    choice[visibility: "city"] = .hidden
    choice[visibility: "people"] = .hidden
    #expect(texts(table()) == 0)
  }

  @Test func `columns are conditional, repeated and in types of their own`() {
    struct Names: TableColumnContent {
      var tableColumnBody: some TableColumnContent<City, Never> { TableColumn("Name", value: \City.id) }
    }
    for isLong in [false, true] {
      let table = Table(cities) {
        Names()
        if isLong { TableColumn("People") { Text($0.people, format: .number) } }
        TableColumnForEach(0..<2, id: \.self) { year in TableColumn("\(year)") { (city: City) in Text(city.id) } }
      }
      #expect(texts(table) == (isLong ? 12 : 9))
    }
  }

  @Test func `headers can be hidden`() {
    #expect(texts(Table(cities) { TableColumn("City", value: \.id) }.tableColumnHeaders(.hidden)) == 2)
  }
}

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
}

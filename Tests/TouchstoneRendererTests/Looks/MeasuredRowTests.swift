import Foundation
import Testing

/// Each measured row has a test, a known difference with its test, or a reason why it has none.
@Suite struct MeasuredRowTests {
  private static let suites = ["LookInkTests", "LookColorTests", "LookMeasurementTests"]

  /// The rows that the suites that measure pictures claim.
  private func claimedRows() throws -> Set<MeasuredRow> {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    var rows: Set<MeasuredRow> = []
    for file in files where Self.suites.contains(where: { file.lastPathComponent.hasPrefix($0) }) {
      rows.formUnion(MeasuredRow.claims(in: try String(contentsOf: file, encoding: .utf8)))
    }
    return rows
  }

  @Test func `each measured row has a test or a reason, and not both`() throws {
    let claimed = try claimedRows()
    let faults = MeasuredRow.faults(claimed: claimed, excused: Set(MeasuredDifferences.withoutTest.keys))
    #expect(faults.missing.isEmpty, "no test and no reason")
    #expect(faults.twice.isEmpty, "a test, and a reason for none")
    #expect(MeasuredDifferences.rows.isSubset(of: claimed), "a known difference that no test measures")
  }

  @Test func `a row without test is found, and one with a test and a reason`() {
    let all = Set(MeasuredRow.allCases)
    let faults = MeasuredRow.faults(claimed: all.subtracting([.margin]), excused: [.menu])
    #expect(faults.missing == [.margin] && faults.twice == [.menu])
  }

  @Test func `only code claims rows`() {
    let source = """
      expect(1, 1, "the side", isNew ? .margin26 : .margin)
        // expect(1, 1, "the end", .contentEnd)
      expect(screen.menus.count, 1, "contentStart")
      Picker("", selection: $day) {}.pickerStyle(.wheel)
      Card()
        .menu()
      """
    #expect(MeasuredRow.claims(in: source) == [.margin26, .margin])
  }
}

/// Coverage for a page, which has the numbers of entries in the place of snapshots' names.
struct PageCoverage: Encodable {
  /// What a view may show that no snapshot does.
  struct Gap: Hashable, Encodable {
    var file: String
    var line: Int
    var text: String
  }

  struct Row: Hashable, Encodable {
    var name: String
    var file: String
    var line: Int
    var isView: Bool
    var parts: Int
    var drawn: Int
    /// As ``CoverageTable/Row/cells``, of which the first three are above.
    var conditions: [String]
    /// How many snapshots show it.
    var snapshots: Int
    /// The entries of these snapshots, by their places in the list of all.
    var entries: [Int]
    var gaps: [Gap]
  }

  /// How much is drawn: `87.5 %`.
  let share: String
  let sum: String
  let notes: [String]
  /// The names of ``Row/conditions``.
  let conditions: [String]
  let rows: [Row]

  init(_ table: CoverageTable, entries: [ReportEntry]) {
    (share, sum, notes) = (table.share, table.sum, table.notes)
    conditions = Array(CoverageTable.columns.dropFirst(3))
    // A snapshot of several goldens has several entries.
    let places = Dictionary(grouping: entries.indices) { "\(entries[$0].target)/\(entries[$0].id)" }
    let gaps = Dictionary(grouping: table.gaps, by: \.view)
    rows = table.rows.map { row in
      Row(
        name: CoverageTable.shortName(row.name), file: row.file, line: row.line, isView: row.isView,
        parts: row.parts, drawn: row.drawn, conditions: Array(row.cells.dropFirst(3)),
        snapshots: row.snapshots.count, entries: row.snapshots.flatMap { places[$0] ?? [] },
        gaps: gaps[row.name, default: []].map { Gap(file: $0.file, line: $0.line, text: $0.text) })
    }
  }
}

/// A table of text whose columns are as wide as their widest cells.
enum TextTable {
  /// Returns the rows as lines, indented by two spaces; all rows must have as many cells as the first.
  static func lines(_ rows: [[String]]) -> [String] {
    let widths = (rows.first ?? []).indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      let cells = row.enumerated().map { column, cell in
        column == row.count - 1 ? cell : cell + String(repeating: " ", count: widths[column] - cell.count)
      }
      return "  " + cells.joined(separator: "  ")
    }
  }
}

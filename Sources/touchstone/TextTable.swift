/// Columns of text, each as wide as its widest cell.
enum TextTable {
  /// The rows as lines, indented by two spaces; all have as many cells as the first.
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

/// A rectangle of a terminal, in character cells, counted from 1.
struct CellBox: Hashable {
  var column: Int
  var row: Int
  var columns: Int
  var rows: Int
}

extension CellBox {
  /// Returns the factor that scales a picture to fit into the box, given the cell size in pixels; at most 1.
  func scale(ofWidth width: Int, height: Int, cell: (width: Int, height: Int)) -> Double {
    min(
      1, Double(columns * cell.width) / Double(max(1, width)), Double(rows * cell.height) / Double(max(1, height)))
  }

  /// Returns boxes side by side, each with a row above it for a caption.
  func columnsOfBoxes(_ count: Int) -> [CellBox] {
    let width = columns / max(1, count)
    return (0..<count).map { index in
      CellBox(column: column + index * width, row: row + 1, columns: max(1, width - 2), rows: max(1, rows - 1))
    }
  }

  /// Returns boxes one below another, each with a row above it for a caption.
  func rowsOfBoxes(_ count: Int) -> [CellBox] {
    let height = rows / max(1, count)
    return (0..<count).map { index in
      CellBox(column: column, row: row + index * height + 1, columns: columns, rows: max(1, height - 2))
    }
  }
}

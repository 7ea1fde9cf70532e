/// A terminal of a test: knows cursor movement, line feeds, colours (which it drops) and clearing.
struct VirtualScreen {
  private var cells: [[Character]]

  /// Writes a text onto an empty screen. What lies beyond the edges makes the lines longer, so that tests see it.
  init(columns: Int, rows: Int, text: String) {
    cells = Array(repeating: [], count: rows)
    var (row, column) = (0, 0)
    for part in text.split(separator: "\u{1B}[", omittingEmptySubsequences: false).enumerated() {
      var rest = part.element
      if part.offset > 0, let end = rest.firstIndex(where: \.isLetter) {
        let numbers = rest[..<end].split(separator: ";", omittingEmptySubsequences: false).map { Int($0) ?? 1 }
        if rest[end] == "H" { (row, column) = (numbers[0] - 1, (numbers.count > 1 ? numbers[1] : 1) - 1) }
        rest = rest[rest.index(after: end)...]
      }
      for character in rest {
        if character == "\n" {
          (row, column) = (row + 1, 0)
        } else {
          if cells.indices.contains(row) { Self.put(character, column, &cells[row]) }
          column += 1
        }
      }
    }
  }

  private static func put(_ character: Character, _ column: Int, _ line: inout [Character]) {
    while line.count <= column { line.append(" ") }
    line[column] = character
  }

  /// The rows without blanks at their ends.
  var lines: [String] {
    cells.map { line in
      String(line.reversed().drop { $0 == " " }.reversed())
    }
  }
}

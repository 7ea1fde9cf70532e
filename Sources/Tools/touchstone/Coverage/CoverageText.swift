import TouchstoneCompare
import TouchstoneReport

/// Coverage as lines of text.
struct CoverageText {
  private let coverage: CoverageTable

  init(_ table: CoverageTable) { coverage = table }

  /// The table by view, and what is said of all.
  var table: [String] {
    let rows = [CoverageTable.columns] + coverage.rows.map(\.cells)
    return TextTable.lines(rows.map { $0.map(\.printable) }) + [""] + summary
  }

  /// What no snapshot shows: a line for each place.
  var gaps: [String] { Self.lines(coverage.gaps) + (coverage.gaps.isEmpty ? [] : [""]) + summary }

  static func lines(_ gaps: [CoverageTable.Gap]) -> [String] {
    var lines: [(key: [String], text: String)] = []
    for gap in gaps {
      let key = [gap.view, gap.file, "\(gap.line)"]
      if lines.last?.key == key {
        lines[lines.count - 1].text += "; \(gap.text)"
      } else {
        lines.append((key, "\(CoverageTable.shortName(gap.view)) (\(gap.file):\(gap.line)): \(gap.text)"))
      }
    }
    return lines.map(\.text.printable)
  }

  /// The sums, the remarks, and what cannot be seen.
  var summary: [String] { [coverage.sum] + coverage.notes.map(\.printable) }
}

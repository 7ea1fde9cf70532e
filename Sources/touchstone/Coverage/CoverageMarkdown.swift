import TouchstoneCompare
import TouchstoneReport

/// Coverage as Markdown, for a pull request.
struct CoverageMarkdown {
  private let coverage: CoverageTable

  init(_ table: CoverageTable) { coverage = table }

  var text: String {
    var lines = ["### Coverage of views: \(coverage.share)", ""]
    lines += CoverageText(coverage).summary.map { "\($0.withoutMarkup)\n" }
    lines += [Self.row(CoverageTable.columns), "|---|--:|--:|---|---|---|---|---|"]
    lines += coverage.rows.map { Self.row($0.cells) }
    if !coverage.gaps.isEmpty {
      lines += ["", "<details><summary>Never drawn</summary>", ""]
      lines += CoverageText.lines(coverage.gaps).map { "- \($0.withoutMarkup)" }
      lines += ["", "</details>"]
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func row(_ cells: [String]) -> String { "| \(cells.map(\.withoutMarkup).joined(separator: " | ")) |" }
}

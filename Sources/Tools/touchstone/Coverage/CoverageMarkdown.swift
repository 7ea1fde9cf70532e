import TouchstoneCompare
import TouchstoneReport

/// Coverage as Markdown, for a pull request.
struct CoverageMarkdown {
  private let coverage: CoverageTable

  init(_ table: CoverageTable) { coverage = table }

  var text: String {
    var lines = ["### Coverage of views: \(coverage.share)", ""]
    lines += CoverageText(coverage).summary.map { "\($0.withoutMarkup)\n" }
    // Numbers are on the right.
    let rule = CoverageTable.columns.indices.map { [1, 2].contains($0) ? "--:" : "---" }
    lines += [CoverageTable.columns.markdownRow, rule.markdownRow]
    lines += coverage.rows.map { $0.cells.map(\.withoutMarkup).markdownRow }
    if !coverage.gaps.isEmpty {
      lines += ["", "<details><summary>Never drawn</summary>", ""]
      lines += CoverageText.lines(coverage.gaps).map { "- \($0.withoutMarkup)" }
      lines += ["", "</details>"]
    }
    return lines.joined(separator: "\n") + "\n"
  }
}

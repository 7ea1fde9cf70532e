import TouchstoneCompare
import TouchstoneReport

/// Coverage as Markdown, for a pull request.
struct CoverageMarkdown {
  private let coverage: CoverageTable

  init(_ table: CoverageTable) { coverage = table }

  var text: String {
    var lines = ["### Coverage of views: \(coverage.share)", ""]
    lines += CoverageText(coverage).summary.map { "\($0.withoutMarkup)\n" }
    lines += [
      "| View | Drawn | Snapshots | Schemes | Type sizes | Directions | Locales |", "|---|--:|--:|---|---|---|---|",
    ]
    for row in coverage.rows {
      let cells = [
        CoverageText.shortName(row.name), "\(row.drawn)/\(row.parts)", row.isView ? "\(row.snapshots.count)" : "–",
        CoverageText.list(row.colorSchemes), CoverageText.sizes(row.typeSizes), CoverageText.list(row.directions),
        CoverageText.list(row.locales),
      ]
      lines.append("| \(cells.map { $0.withoutMarkup }.joined(separator: " | ")) |")
    }
    if !coverage.gaps.isEmpty {
      lines += ["", "<details><summary>Never drawn</summary>", ""]
      lines += CoverageText.lines(coverage.gaps).map { "- \($0.withoutMarkup)" }
      lines += ["", "</details>"]
    }
    return lines.joined(separator: "\n") + "\n"
  }
}

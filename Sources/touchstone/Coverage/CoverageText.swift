import TouchstoneCompare
import TouchstoneDiff
import TouchstoneReport

/// Coverage as lines of text.
struct CoverageText {
  private let coverage: CoverageTable

  init(_ table: CoverageTable) { coverage = table }

  /// The table by view, and what is said of all.
  var table: [String] {
    let heading = ["View", "Drawn", "Snapshots", "Schemes", "Type sizes", "Directions", "Locales", "Screens"]
    let rows = coverage.rows.map { row in
      [
        Self.name(row), "\(row.drawn)/\(row.parts)", row.isView ? row.snapshots.count.grouped : "–",
        Self.list(row.colorSchemes), Self.sizes(row.typeSizes), Self.list(row.directions), Self.list(row.locales),
        Self.list(row.devices),
      ]
    }
    return TextTable.lines(([heading] + rows).map { $0.map(\.printable) }) + [""] + summary
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
        lines.append((key, "\(shortName(gap.view)) (\(gap.file):\(gap.line)): \(gap.text)"))
      }
    }
    return lines.map(\.text.printable)
  }

  /// How much is drawn of how much.
  var sum: String {
    let views = coverage.rows.filter(\.isView)
    let never = views.count { $0.snapshots.isEmpty }
    let rest = never == 0 ? "all of them drawn" : "\(never.grouped) of them never drawn"
    return "\(coverage.share) drawn: \(coverage.drawn.grouped) of \(coverage.parts.counted("part")) in "
      + "\(views.count.counted("view")), \(rest); \(coverage.snapshots.counted("snapshot"))"
  }

  /// The sums, the remarks, and what cannot be seen.
  var summary: [String] {
    let unseen = coverage.unseen
    let note =
      "Not counted: \(unseen.counted("condition")) that no view builder sees, such as ?: and guard; --json has their lines."
    return [sum] + coverage.remarks.map(\.printable) + (unseen == 0 ? [] : [note])
  }

  private static func name(_ row: CoverageTable.Row) -> String { shortName(row.name) + (row.isView ? "" : " (code)") }

  /// The name without the module.
  static func shortName(_ name: String) -> String {
    name.firstIndex(of: ".").map { String(name[name.index(after: $0)...]) } ?? name
  }

  static func list(_ names: [String]) -> String { names.isEmpty ? "–" : names.joined(separator: " ") }

  /// The smallest and the largest of several sizes.
  static func sizes(_ sizes: [String]) -> String {
    guard let first = sizes.first, let last = sizes.last, sizes.count > 2 else { return list(sizes) }
    return "\(first)…\(last)"
  }
}

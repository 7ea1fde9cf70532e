import TouchstoneCompare
import TouchstoneDiff
import TouchstoneReport

/// What has changed in coverage since another run.
struct CoverageComparison {
  /// What is no longer drawn, or is new and not drawn.
  let opened: [CoverageTable.Gap]
  /// What is drawn by now, or is gone.
  let closed: [CoverageTable.Gap]
  private let shares: (old: String, new: String)

  /// What makes two gaps one: not its line, which moves.
  private struct Key: Hashable {
    let view, file, text: String

    init(_ gap: CoverageTable.Gap) { (view, file, text) = (gap.view, gap.file, gap.text) }
  }

  init(_ table: CoverageTable, since base: CoverageTable) {
    opened = Self.rest(table.gaps, without: base.gaps)
    closed = Self.rest(base.gaps, without: table.gaps)
    shares = (base.share, table.share)
  }

  /// Returns the gaps that are not among others, each of which stands for one.
  private static func rest(_ gaps: [CoverageTable.Gap], without others: [CoverageTable.Gap]) -> [CoverageTable.Gap] {
    var counts = others.reduce(into: [Key: Int]()) { $0[Key($1), default: 0] += 1 }
    return gaps.filter { gap in
      guard let count = counts[Key(gap)], count > 0 else { return true }
      counts[Key(gap)] = count - 1
      return false
    }
  }

  var lines: [String] {
    var lines = [
      "",
      "Since the base: \(shares.old) → \(shares.new); \(opened.count.counted("gap")) opened, \(closed.count.grouped) closed",
    ]
    lines += CoverageText.lines(opened).map { "  + \($0)" }
    lines += CoverageText.lines(closed).map { "  - \($0)" }
    return lines
  }
}

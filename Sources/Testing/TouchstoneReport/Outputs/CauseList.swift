/// The common causes of failures, as lines for terminals.
package struct CauseList {
  private let document: ReportDocument
  private let limit: Int

  /// - Parameter limit: The most causes; the last line counts the others.
  package init(_ document: ReportDocument, limit: Int = 10) {
    self.document = document
    self.limit = limit
  }

  /// The lines, below one that counts failures and causes, for the end of a test run's output; empty unless failures
  /// share a cause.
  package var summary: [String] {
    let failed = document.entries.count { $0.status == .failed }
    guard document.causes.contains(where: { $0.count > 1 }), let causes = document.causeWords else { return [] }
    return ["\(failed) failures\(causes.hasPrefix("from") ? "" : ",") \(causes):"] + lines
  }

  /// A line for each cause, and one for each of its first views; empty if no more is known than each failure says itself.
  ///
  ///     3 × colour #0059CC → #0087FF
  ///         PriceTag (Sources/Shop/PriceTag.swift:12) @shop/design
  package var lines: [String] {
    let rows = rows
    let width = rows.map { "\($0.count)".count }.max() ?? 0
    let indent = String(repeating: " ", count: width + 5)
    var lines = rows.prefix(limit).flatMap { row in
      let count = "\(row.count)"
      let head = "  " + String(repeating: " ", count: width - count.count) + "\(count) × \(row.words)"
      let views = row.views.prefix(Self.viewLimit).map { indent + $0 }
      let rest = row.viewCount - views.count
      return [head] + views + (rest > 0 ? ["\(indent)and \(rest) more"] : [])
    }
    let rest = rows.count - limit
    if rest > 0 { lines.append("  … and \(rest) more causes") }
    return lines
  }

  /// A cause, or several that read the same: those of views that were replaced as a whole, with other contents in each.
  private struct Row {
    var words: String
    var count = 0
    var views: [String] = []
    var viewCount = 0
  }

  /// Those of most snapshots first.
  private var rows: [Row] {
    let alike = Dictionary(grouping: document.causes, by: \.words)
    let rows = alike.map { words, causes in
      var row = Row(words: words)
      let numbers = Set(causes.map(\.number))
      row.count = document.entries.count { !numbers.isDisjoint(with: $0.causes) }
      for view in causes.flatMap(\.views).map(\.words) where !row.views.contains(view) { row.views.append(view) }
      row.viewCount = max(row.views.count, causes.map(\.viewCount).max() ?? 0)
      return (first: causes.map(\.number).min() ?? 0, row: row)
    }
    return rows.sorted { ($1.row.count, $0.first) < ($0.row.count, $1.first) }.map(\.row)
  }

  /// The most views of a cause.
  private static let viewLimit = 3
}

extension ReportCause.Owner {
  /// `PriceTag (Sources/Shop/PriceTag.swift:12) @shop/design`.
  var words: String {
    let name = type.split(separator: ".").last.map(String.init) ?? type
    return ([name] + (source.map { ["(\($0))"] } ?? []) + owners).joined(separator: " ")
  }
}

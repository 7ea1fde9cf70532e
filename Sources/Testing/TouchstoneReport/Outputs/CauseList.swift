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
    let causes = document.causes
    let width = causes.first.map { "\($0.count)".count } ?? 0
    let indent = String(repeating: " ", count: width + 5)
    var lines = causes.prefix(limit).flatMap { cause in
      let count = "\(cause.count)"
      let head = "  " + String(repeating: " ", count: width - count.count) + "\(count) × \(cause.words)"
      let views = cause.views.prefix(Self.viewLimit).map { indent + $0.words }
      let rest = cause.viewCount - views.count
      return [head] + views + (rest > 0 ? ["\(indent)and \(rest) more"] : [])
    }
    let rest = causes.count - limit
    if rest > 0 { lines.append("  … and \(rest) more causes") }
    return lines
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

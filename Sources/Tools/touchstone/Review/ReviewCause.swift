import TouchstoneReport
import TouchstoneSnapshots

/// What several failures of a review have in common, to accept them at once.
struct ReviewCause: Hashable {
  /// `colour #0059CC → #0087FF`.
  var words: String
  /// `PriceTag, Card and 7 more`; empty if no view is known.
  var views: String
  /// Who owns the views' files.
  var owners: [String]
  /// The snapshots, by their indices in the review.
  var members: [Int]
  /// The number of these whose pictures the run did not keep: the report's page can accept them by the cause.
  var unkeptCount: Int

  /// Finds the causes that several of a review's snapshots have.
  ///
  /// - Parameters:
  ///   - items: The review's snapshots.
  ///   - log: The log that they are of.
  static func causes(of items: [ReviewItem], in log: RunLog) -> [ReviewCause] {
    var log = log
    log.snapshots = items.map(\.snapshot)
    // As on the page of a review: what a run says of its differences may be wrong.
    let document = ReportDocument(log: log, origin: .others, passedBudget: 0)
    let indices = Dictionary(items.indices.map { (items[$0].snapshot.result.golden, $0) }) { first, _ in first }
    var members: [Int: [Int]] = [:]
    for entry in document.entries {
      guard let index = indices[entry.golden] else { continue }
      for number in entry.causes { members[number, default: []].append(index) }
    }
    let causes = document.causes.map { cause in
      let members = members[cause.number] ?? []
      return ReviewCause(
        words: cause.words, views: views(of: cause), owners: cause.owners, members: members,
        unkeptCount: members.count { items[$0].snapshot.result.isUnkept })
    }
    return causes.contains { $0.members.count > 1 } ? causes : []
  }

  private static func views(of cause: ReportCause) -> String {
    let names = cause.views.prefix(2).map { $0.type.split(separator: ".").last.map(String.init) ?? $0.type }
    let rest = cause.viewCount - names.count
    return names.joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
  }
}

import Foundation
import Synchronization
import TouchstoneReport
import TouchstoneSnapshots

/// The decisions of a review in the browser, and their effects on goldens.
///
/// It is a class because a browser sends several requests concurrently. It is not an actor, since the summary must be
/// available even while requests occupy all threads of the concurrency pool.
final class WebReview: Sendable {
  /// A decision on a snapshot.
  enum Decision: String, Codable, Hashable {
    case accepted, rejected
  }

  /// The reason that a decision cannot be carried out.
  enum Refusal: Error, Hashable {
    /// No snapshot in this review has the golden.
    case notWaiting(golden: String)
    /// The golden could not be written or restored.
    case failed(ToolError)
  }

  private let items: [ReviewItem]
  private let acceptance: GoldenAcceptance
  private let state = Mutex(State())

  private struct State {
    /// The changes by accepted snapshots, by golden path, for undo.
    var changes: [String: GoldenAcceptance.Change] = [:]
    /// The decisions, by golden path.
    var decisions: [String: Decision] = [:]
  }

  /// The decisions, by golden path.
  var decisions: [String: Decision] { state.withLock { $0.decisions } }

  init(items: [ReviewItem], acceptance: GoldenAcceptance) {
    self.items = items
    self.acceptance = acceptance
  }

  /// Makes a decision on a snapshot. Accepting writes the golden; any later decision restores the previous one.
  ///
  /// - Parameter decision: Nil takes a decision back.
  func decide(_ decision: Decision?, golden: String) throws(Refusal) {
    let items = items.filter { $0.snapshot.result.golden == golden }
    guard let item = items.first(where: { $0.refusal == nil }) else {
      throw items.first?.refusal.map { .failed($0) } ?? .notWaiting(golden: golden)
    }
    try state.withLock { state throws(Refusal) in
      guard decision != state.decisions[golden] else { return }
      do throws(ToolError) {
        if let change = state.changes[golden] {
          try acceptance.undo(item.snapshot, change)
          state.changes[golden] = nil
        }
        state.decisions[golden] = nil
        if decision == .accepted {
          state.changes[golden] = try acceptance.accept(item.snapshot, shown: item.sha256)
        }
        state.decisions[golden] = decision
      } catch {
        throw .failed(error)
      }
    }
  }

  /// Returns the page of the review, which shows its snapshots and why some cannot be accepted.
  func report(of log: RunLog) -> HTMLReport {
    var log = log
    log.snapshots = items.map(\.snapshot)
    // Those without pictures are approved on the page by their causes, in a file that the tests record from.
    let refusals = items.filter { !$0.snapshot.result.isUnkept }
      .compactMap { item in item.refusal.map { (item.snapshot, "\($0)") } }
    return HTMLReport(
      served: ReportDocument(
        log: log, origin: .others, refusals: Dictionary(refusals, uniquingKeysWith: { first, _ in first })))
  }

  /// What was accepted, with what goldens became.
  var accepted: [(snapshot: RunLog.Snapshot, data: Data)] {
    let changes = state.withLock { $0.changes }
    let acceptable = items.filter { $0.refusal == nil }
    return acceptable.compactMap { item in changes[item.snapshot.result.golden].map { (item.snapshot, $0.accepted) } }
  }

  /// A summary of the decisions, shown after the review.
  var summary: String {
    let decisions = decisions
    let acceptable = items.filter { $0.refusal == nil }
    func count(_ decision: Decision?) -> Int { acceptable.count { decisions[$0.snapshot.result.golden] == decision } }
    let unkept = items.count { $0.snapshot.result.isUnkept }
    let counts = [
      (count(.accepted), "accepted"), (count(.rejected), "rejected"), (count(nil), "undecided"),
      (unkept, "without a picture"), (items.count - acceptable.count - unkept, "cannot be accepted"),
    ]
    var lines = [counts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }.joined(separator: ", ")]
    if unkept > 0 {
      lines.append(
        "  Those without a picture whose causes you accepted are in approvals.json, if you saved it. Record them: "
          + "swift package record-snapshots --from approvals.json")
    }
    for item in acceptable where decisions[item.snapshot.result.golden] == .rejected {
      lines.append("  rejected  \(item.id)  \(item.snapshot.result.file):\(item.snapshot.result.line)")
    }
    return lines.joined(separator: "\n")
  }
}

extension WebReview.Refusal: CustomStringConvertible {
  var description: String {
    switch self {
    case .notWaiting(let golden): "No snapshot in this review has the golden \(golden)."
    case .failed(let error): error.description
    }
  }
}

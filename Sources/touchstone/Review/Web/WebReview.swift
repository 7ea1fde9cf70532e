import Foundation
import TouchstoneSnapshots

/// What is decided in a review in the browser, and what that does to the goldens.
///
/// An actor, for a browser sends several requests at once.
actor WebReview {
  /// What may be decided about a snapshot.
  enum Decision: String, Codable, Hashable {
    case accepted, rejected
  }

  /// Why a decision cannot be carried out.
  enum Refusal: Error, Hashable {
    /// No snapshot of this review has this golden.
    case notWaiting(golden: String)
    /// The golden could not be written or brought back.
    case failed(ToolError)
  }

  private let items: [ReviewItem]
  private let acceptance: GoldenAcceptance
  /// The goldens before they were accepted, by their paths; for undo.
  private var before: [String: Data?] = [:]
  /// By the goldens' paths.
  private(set) var decisions: [String: Decision] = [:]

  init(items: [ReviewItem], acceptance: GoldenAcceptance) {
    self.items = items
    self.acceptance = acceptance
  }

  /// Decides about a snapshot. Accepting writes the golden; any other decision after that brings the old one back.
  ///
  /// - Parameter decision: Nil takes a decision back.
  func decide(_ decision: Decision?, golden: String) throws(Refusal) {
    guard let item = items.first(where: { $0.snapshot.entry.golden == golden }) else {
      throw .notWaiting(golden: golden)
    }
    guard decision != decisions[golden] else { return }
    do throws(ToolError) {
      if let old = before[golden] {
        try acceptance.undo(item.snapshot, before: old)
        before[golden] = nil
      }
      decisions[golden] = nil
      if decision == .accepted { before[golden] = .some(try acceptance.accept(item.snapshot)) }
      decisions[golden] = decision
    } catch {
      throw .failed(error)
    }
  }

  /// What was decided, for the terminal after the review.
  var summary: String {
    func count(_ decision: Decision?) -> Int { items.count { decisions[$0.snapshot.entry.golden] == decision } }
    let counts = [(count(.accepted), "accepted"), (count(.rejected), "rejected"), (count(nil), "not decided")]
    var lines = [counts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }.joined(separator: ", ")]
    for item in items where decisions[item.snapshot.entry.golden] == .rejected {
      lines.append("  rejected  \(item.id)  \(item.snapshot.entry.file):\(item.snapshot.entry.line)")
    }
    return lines.joined(separator: "\n")
  }
}

extension WebReview.Refusal: CustomStringConvertible {
  var description: String {
    switch self {
    case .notWaiting(let golden): "No snapshot of this review has the golden \(golden)."
    case .failed(let error): error.description
    }
  }
}

import Foundation
import Testing
import TouchstoneSnapshots

@testable import touchstone

struct WebReviewTests {
  private func review(_ folder: ReviewFolder) -> WebReview {
    WebReview(items: ReviewItem.failures(in: folder.log, acceptance: folder.acceptance), acceptance: folder.acceptance)
  }

  private let dark = "Snapshots/A/Cards/dark.txt"

  @Test func `accepting writes the golden, and any other decision brings the old one back`() async throws {
    let folder = ReviewFolder()
    try folder.add("dark")
    let review = review(folder)
    for other in [nil, WebReview.Decision.rejected] {
      try review.decide(.accepted, golden: dark)
      #expect(folder.golden("dark") == "new")
      // A second time, as an impatient reader clicks, changes nothing: the old golden is not forgotten.
      try review.decide(.accepted, golden: dark)
      try review.decide(other, golden: dark)
      #expect(folder.golden("dark") == "old")
      #expect(review.decisions == (other.map { [dark: $0] } ?? [:]))
    }
  }

  @Test func `what has no picture is left to approvals.json, and the summary says so`() throws {
    let folder = ReviewFolder()
    for name in ["a", "b"] { try folder.add(name) }
    folder.log.snapshots[1].result.artefacts = nil
    folder.log.snapshots[1].result.unkeptDigest = String(repeating: "0a", count: 32)
    let view = PlacedView(path: "Card", frame: PlacedView.Frame(x: 0, y: 0, width: 1, height: 1))
    folder.log.snapshots[1].result.edits = [ViewEdit(.paint, before: "#0059CC", after: "#0087FF", view: view)]
    let review = review(folder)
    let golden = folder.log.snapshots[1].result.golden
    #expect {
      try review.decide(.accepted, golden: golden)
    } throws: { error in
      "\(error)".contains("touchstone show Cards/b")
    }
    #expect(review.summary.contains("1 without a picture") && !review.summary.contains("cannot be accepted"))
    #expect(review.summary.hasSuffix("Record them: swift package record-snapshots --from approvals.json"))
  }

  @Test func `a golden that no snapshot of the review has is refused`() async throws {
    let folder = ReviewFolder()
    try folder.add("dark")
    let review = review(folder)
    for golden in ["", "/etc/passwd", "Snapshots/A/Cards/../../../x.txt", "Snapshots/A/Cards/other.txt"] {
      #expect(throws: WebReview.Refusal.notWaiting(golden: golden)) {
        try review.decide(.accepted, golden: golden)
      }
    }
    #expect(
      "\(WebReview.Refusal.notWaiting(golden: "a.png"))" == "No snapshot in this review has the golden a.png.")
  }

  @Test func `what could not be written is not decided`() async throws {
    let folder = ReviewFolder()
    try folder.add("dark")
    let review = review(folder)
    try FileManager.default.removeItem(
      at: folder.package.appendingPathComponent(".build/touchstone/r/artefacts/dark.actual.txt"))
    #expect {
      try review.decide(.accepted, golden: dark)
    } throws: { error in
      "\(error)".hasPrefix("The picture to accept is gone: ")
    }
    #expect(review.decisions.isEmpty)
    #expect(folder.golden("dark") == "old")
  }

  @Test func `what changed in the run since the review began is not accepted`() throws {
    let folder = ReviewFolder()
    try folder.add("dark")
    let review = review(folder)
    let actual = folder.package.appendingPathComponent(".build/touchstone/r/artefacts/dark.actual.txt")
    let shown = try Data(contentsOf: actual)
    try Data("other".utf8).write(to: actual)
    #expect(throws: WebReview.Refusal.failed(.changedDuringReview(dark))) {
      try review.decide(.accepted, golden: dark)
    }
    #expect(folder.golden("dark") == "old")
    try shown.write(to: actual)
    try review.decide(.accepted, golden: dark)
    #expect(folder.golden("dark") == "new")
  }

  @Test func `what cannot be accepted is not decided, and counted by itself`() throws {
    let folder = ReviewFolder()
    try folder.add("dark")
    try folder.add("symbol")
    folder.log.snapshots[1].result.reason = .value
    let review = review(folder)
    #expect(throws: WebReview.Refusal.failed(.incomplete("Cards/symbol"))) {
      try review.decide(.accepted, golden: "Snapshots/A/Cards/symbol.txt")
    }
    #expect(folder.golden("symbol") == "old")
    #expect(review.summary == "1 undecided, 1 cannot be accepted")
  }

  @Test func `the summary counts, and names what was rejected with its line`() async throws {
    let folder = ReviewFolder()
    for name in ["a", "b", "c", "d"] { try folder.add(name) }
    let review = review(folder)
    try review.decide(.accepted, golden: "Snapshots/A/Cards/a.txt")
    try review.decide(.accepted, golden: "Snapshots/A/Cards/b.txt")
    try review.decide(.rejected, golden: "Snapshots/A/Cards/c.txt")
    #expect(
      review.summary
        == "2 accepted, 1 rejected, 1 undecided\n  rejected  Cards/c  Tests/A/Cards.swift:3")
  }
}

import ArgumentParser
import Foundation
import TouchstoneReport
import TouchstoneSnapshots

/// The command `touchstone review`, which `swift package review-snapshots` runs.
struct Review: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Shows failed snapshots one by one, to accept or reject.",
    usage: "swift package review-snapshots [RUN...] [OPTIONS]",
    discussion: """
      Accepted pictures become the goldens at once; undo brings the old ones back. On the terminal pictures are drawn \
      with kitty's, iTerm2's or sixel graphics if the terminal says that it knows them, and with block characters \
      otherwise. With --web the report is served to a browser of this machine, with buttons to decide.
      """)

  @OptionGroup var runs: RunOptions
  @Option(
    help: "Review only snapshots such as CardTests/dark; * stands for any text.",
    transform: SnapshotPattern.init(argument:)
  )
  var only: [SnapshotPattern] = []
  @Flag(help: "Review in a browser: serves the report on 127.0.0.1, at an address that only you are told.")
  var web = false
  @Option(help: "The port of --web. Default: any that is free.")
  var port: UInt16 = 0

  func run() throws {
    let acceptance = GoldenAcceptance(package: runs.packageFolder)
    let log = try runs.log()
    for refusal in ReviewItem.refusals(in: log, acceptance: acceptance) { Console.complain("Left out: \(refusal)") }
    let items = ReviewItem.pending(in: log, acceptance: acceptance)
      .filter { only.isEmpty || $0.snapshot.matches(anyOf: only) }
    guard !items.isEmpty else {
      if !only.isEmpty { throw ToolError.noneWaits(only.map(\.description)) }
      return Console.line("Nothing to review.")
    }
    if web { return try serve(items, of: log, acceptance: acceptance) }
    guard let terminal = Terminal(), terminal.takeForeground() else { throw ToolError.noTerminal(pending: items.count) }
    var reviewer = Reviewer(items: items, acceptance: acceptance, terminal: terminal)
    reviewer.run()
    Console.line(reviewer.summary)
  }

  /// Serves the pending snapshots until the review ends.
  private func serve(_ items: [ReviewItem], of log: RunLog, acceptance: GoldenAcceptance) throws {
    var log = log
    let waiting = Set(items.map(\.snapshot))
    log.snapshots.removeAll { !waiting.contains($0) }
    let review = WebReview(items: items, acceptance: acceptance)
    let server = ReviewServer(
      report: HTMLReport(served: ReportDocument(log: log)), review: review, port: port, token: ReviewSite.token())
    // Control-C should end the review but not SwiftPM, which would suppress the final output.
    let terminal = Terminal()
    terminal?.takeForeground()
    defer { terminal?.leaveForeground() }
    try server.run { address in
      Console.line("Review \(items.count == 1 ? "1 snapshot" : "\(items.count) snapshots") at \(address)")
      Console.line("The page ends the review; so does Control-C.")
    }
    Console.line(review.summary)
  }
}

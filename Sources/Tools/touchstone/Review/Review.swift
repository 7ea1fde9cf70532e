import ArgumentParser
import Foundation
import TouchstoneCompare
import TouchstoneReport
import TouchstoneSnapshots

/// The command `touchstone review`, which `swift package review-snapshots` runs.
struct Review: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Shows what failed snapshots have in common, and each of them, to accept or reject.",
    usage: "swift package review-snapshots [RUN...] [OPTIONS]",
    discussion: """
      Accepted pictures become the goldens immediately; undo restores the old ones. Terminals that support kitty's, \
      iTerm2's or sixel graphics show the pictures; others show block characters. With --web, the report is served to \
      a browser on this machine, with buttons to accept and reject.
      """)

  @OptionGroup var runs: RunOptions
  @Option(
    help: "Review only snapshots such as CardTests/dark; * matches any text.",
    transform: SnapshotPattern.init(argument:)
  )
  var only: [SnapshotPattern] = []
  @Flag(help: "Review in a browser: serves the report on 127.0.0.1, at an address with a secret token.")
  var web = false
  @Option(help: "The port for --web. (default: any free port)")
  var port: UInt16?

  func run() throws {
    let acceptance = GoldenAcceptance(package: runs.packageFolder)
    acceptance.sweep()
    let log = try runs.log()
    let items = ReviewItem.failures(in: log, acceptance: acceptance)
      .filter { only.isEmpty || $0.snapshot.matches(anyOf: only) }
    guard !items.isEmpty else {
      try log.requireWhole()
      if !only.isEmpty { throw ToolError.noneWaits(only.map(\.description)) }
      try log.requireEnded()
      return Console.line("Nothing to review.")
    }
    if web {
      try serve(items, of: log, acceptance: acceptance)
      return try log.requireWhole()
    }
    guard let terminal = Terminal(), terminal.takeForeground() else {
      throw ToolError.noTerminal(pending: items.count, runs: runs.runs)
    }
    var reviewer = Reviewer(
      items: items, causes: ReviewCause.causes(of: items, in: log), acceptance: acceptance, terminal: terminal)
    reviewer.run()
    Console.line(reviewer.summary)
    for process in log.unfinished { Console.line(process.unfinishedWords.printable) }
    try keep(reviewer.accepted, of: log)
    try log.requireWhole()
  }

  /// Serves the failures until the review ends.
  private func serve(_ items: [ReviewItem], of log: RunLog, acceptance: GoldenAcceptance) throws {
    let review = WebReview(items: items, acceptance: acceptance)
    let server = ReviewServer(
      report: review.report(of: log), review: review, port: port ?? 0, token: ReviewSite.token())
    // Control-C should end the review but not SwiftPM, which would suppress the final output.
    let terminal = Terminal()
    terminal?.takeForeground()
    defer { terminal?.leaveForeground() }
    try server.run { address in
      Console.line("Review \(items.count == 1 ? "1 snapshot" : "\(items.count) snapshots") at \(address)")
      Console.line("Finish in the browser, or press Control-C.")
    }
    Console.line(review.summary)
    try keep(review.accepted, of: log)
  }

  private func keep(_ accepted: [(snapshot: RunLog.Snapshot, data: Data)], of log: RunLog) throws {
    if let line = try ApprovalFolder(package: runs.packageFolder).keep(accepted, of: log) { Console.line(line) }
  }
}

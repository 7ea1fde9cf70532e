import ArgumentParser
import Foundation
import TouchstoneReport
import TouchstoneSnapshots

/// `touchstone accept`
struct Accept: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Makes pictures of a failed run the goldens, without running the tests again.",
    discussion: "Useful for a run of another machine, such as CI: download its run folder and approvals.json.")

  @OptionGroup var runs: RunOptions
  @Option(help: "Accept snapshots such as CardTests/dark; * stands for any text.")
  var only: [String] = []
  @Option(help: "Accept what approvals.json, saved from the report, names.")
  var from: String?
  @Flag(help: "Say what would be accepted, and change nothing.")
  var dryRun = false

  func validate() throws {
    if only.isEmpty, from == nil {
      throw ValidationError("Name what to accept: --only PATTERN or --from approvals.json")
    }
  }

  func run() throws {
    let goldens = try from.map { Set(try Approvals(contentsOf: URL(fileURLWithPath: $0)).approved.map(\.golden)) } ?? []
    let acceptance = GoldenAcceptance(package: runs.packageFolder)
    let wanted = try runs.log().snapshots.filter { snapshot in
      GoldenAcceptance.isPending(snapshot)
        && (goldens.contains(snapshot.entry.golden) || snapshot.matches(anyOf: only))
    }
    // All places are checked before the first golden is written.
    for snapshot in wanted { _ = try acceptance.golden(of: snapshot) }
    for snapshot in wanted {
      Console.line("  \(snapshot.entry.golden)")
      if !dryRun { try acceptance.accept(snapshot) }
    }
    Console.line("\(wanted.count) \(dryRun ? "would be accepted" : "accepted")")
    if wanted.isEmpty { throw ExitCode.failure }
  }
}

import ArgumentParser
import Foundation
import TouchstoneCompare
import TouchstoneReport
import TouchstoneSnapshots

/// The command `touchstone accept`.
struct Accept: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Accepts pictures of a failed run as goldens, without running the tests again.",
    discussion: "Useful for a run on another machine, such as CI: download its run folder and approvals.json.")

  @OptionGroup var runs: RunOptions
  @Option(
    help: "Accept snapshots such as CardTests/dark; * matches any text.", transform: SnapshotPattern.init(argument:))
  var only: [SnapshotPattern] = []
  @Option(help: "Accept the snapshots in approvals.json, saved from the report.")
  var from: String?
  @Flag(help: "Show what would be accepted, and change nothing.")
  var dryRun = false

  func validate() throws {
    if only.isEmpty, from == nil {
      throw ValidationError("Specify what to accept: --only PATTERN or --from approvals.json")
    }
  }

  func run() throws {
    let approvals = try from.map { try Approvals(contentsOf: URL(fileURLWithPath: $0)) }
    let selection = RecordSelection(only, approvals: approvals?.approved ?? [])
    let acceptance = GoldenAcceptance(package: runs.packageFolder, approvals: selection.approvals)
    acceptance.sweep()
    let log = try runs.log()
    // What is damaged may say something else about what is not.
    try log.requireWhole()
    if let approvals { Console.line(approvals.summary) }
    let selected = log.snapshots.filter { selection.contains($0.result.snapshot, golden: $0.result.golden) }
    let unkept = selected.filter { $0.result.isUnkept }.map(\.result.id)
    if !unkept.isEmpty { throw ToolError.unkept(unkept) }
    // All are checked before the first golden is written.
    let wanted = try acceptance.check(selected.filter(\.result.isAcceptable))
    var named: [(snapshot: RunLog.Snapshot, data: Data)] = []
    for snapshot in wanted {
      Console.line("  \(snapshot.result.golden)")
      if dryRun { continue }
      let data = try acceptance.accept(snapshot).accepted
      if selection.approvals[snapshot.result.golden] == nil { named.append((snapshot, data)) }
    }
    Console.line("\(wanted.count) \(dryRun ? "would be accepted" : "accepted")")
    if wanted.isEmpty { throw ExitCode.failure }
    if dryRun { return }
    let kept = ApprovalFolder(package: runs.packageFolder)
    for line in [try approvals.flatMap(kept.keep), try kept.keep(named, of: log)].compactMap(\.self) {
      Console.line(line)
    }
  }
}

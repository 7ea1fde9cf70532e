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
    let wanted = try runs.log().snapshots.filter { snapshot in
      let entry = snapshot.entry
      return entry.verdict == .failed && entry.recorded == nil && entry.artefacts?.actual != nil
        && (goldens.contains(entry.golden)
          || only.contains { SnapshotID(target: entry.target, description: entry.id).matches($0) })
    }
    for snapshot in wanted { try accept(snapshot) }
    Console.line("\(wanted.count) \(dryRun ? "would be accepted" : "accepted")")
    if wanted.isEmpty { throw ExitCode.failure }
  }

  private func accept(_ snapshot: RunLog.Snapshot) throws {
    guard let artefact = snapshot.entry.artefacts?.actual else { return }
    // The run may come from another machine: its goldens are this package's, by their relative paths.
    let golden = URL(fileURLWithPath: snapshot.entry.golden, relativeTo: runs.packageFolder).standardizedFileURL
    guard golden.path.hasPrefix(runs.packageFolder.path + "/") else {
      throw ToolError.goldenOutside(snapshot.entry.golden)
    }
    Console.line("  \(snapshot.entry.golden)")
    guard !dryRun else { return }
    let data = try Data(contentsOf: snapshot.url(ofArtefact: artefact))
    try FileManager.default.createDirectory(
      at: golden.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: golden, options: .atomic)
  }
}

import ArgumentParser
import Foundation
import TouchstoneCompare
import TouchstoneSnapshots

/// The command `touchstone shards`.
struct Shards: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Deals snapshots to machines by the time that they took.",
    discussion: """
      Writes the plan to standard output. Every machine of the next run gets it, and its own number:
        touchstone shards --count 4 --from run > shards.json
        TOUCHSTONE_SHARDS=shards.json TOUCHSTONE_SHARD=2/4 swift test
      """)

  @Option(help: "The number of machines.")
  var count: Int

  @Option(
    name: .customLong("from"), parsing: .upToNextOption,
    help: "Folders of a run of all tests, such as those of its shards. Default: the latest run of this package.")
  var folders: [String] = []

  @Option(help: "The folder of the package.")
  var package = "."

  func validate() throws {
    guard count > 0 else { throw ValidationError("There must be at least one shard: --count 4") }
  }

  func run() throws {
    let log = try RunOptions.of(folders, package: package).log()
    try log.requireWhole()
    try log.requireEnded()
    let taken = log.snapshots.map(\.result).filter { $0.verdict != .skipped }
    let seconds = Dictionary(taken.map { ("\($0.target)/\($0.id)", $0.seconds) }, uniquingKeysWith: +)
    guard seconds.count >= count else { throw ToolError.tooManyShards(count, snapshots: seconds.count) }

    let plan = ShardPlan(seconds: seconds, count: count)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    Console.json(String(decoding: try encoder.encode(plan), as: UTF8.self))
    Console.complain(Self.table(of: plan, seconds).joined(separator: "\n"))
    let missing = log.snapshots.count - taken.count
    if missing > 0 {
      Console.complain(
        "Not taken: \(missing) of \(log.snapshots.count) snapshots. Their names decide on their shards; pass the folders of all shards."
      )
    } else if log.headers.contains(where: { $0.part.isPartial && $0.part.shard == nil }) {
      Console.complain("The run is one of some tests: the names of the other snapshots decide on their shards.")
    }
  }

  /// The number and the time of the snapshots of each shard.
  static func table(of plan: ShardPlan, _ seconds: [String: Double]) -> [String] {
    let rows = (1...plan.count).map { shard in
      let names = plan.shards.filter { $0.value == shard }.keys.sorted()
      let time = names.reduce(0) { $0 + (seconds[$1] ?? 0) }
      return ["\(shard)/\(plan.count)", "\(names.count) snapshots", String(format: "%.2f s", time)]
    }
    return TextTable.lines(rows)
  }
}

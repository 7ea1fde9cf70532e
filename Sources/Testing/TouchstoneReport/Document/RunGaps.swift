package import TouchstoneSnapshots

/// The gaps of a report of all shards.
package struct RunGaps {
  /// A sentence for each gap; none if the runs are complete.
  package let texts: [String]

  package init(log: RunLog, document: ReportDocument) {
    var texts = document.faults
    if log.headers.isEmpty {
      texts.append("No process took a snapshot.")
    } else if log.snapshots.isEmpty {
      texts.append("The runs have no snapshot.")
    }
    if log.headers.contains(where: { $0.part.hasSomePreviews }) {
      texts.append("TOUCHSTONE_PREVIEWS left out some previews.")
    }
    let commits = Set(log.headers.compactMap(\.sources.commit)).count
    if commits > 1 { texts.append("The runs are of \(commits) commits.") }
    let strange = Set(log.headers.compactMap(\.part.shard)).filter { SnapshotShard($0) == nil }.sorted()
    texts += strange.prefix(3).map { "A run says that it is of the shard \($0.printable), which there cannot be." }
    let totals = Set(Self.shards(of: log).map(\.total)).sorted()
    if totals.count > 1 {
      let counts = totals.map(String.init).joined(separator: " and ")
      texts.append("The runs divide the work into different numbers of shards: \(counts).")
    }
    let missing = Self.missingShards(of: log)
    if !missing.isEmpty { texts.append("Shards without a run: \(missing.joined(separator: ", ")).") }
    let skipped = log.snapshots.count { $0.result.verdict == .skipped }
    if skipped > 0 { texts.append("\(skipped) of \(log.snapshots.count) snapshots were not taken by any run.") }
    self.texts = texts
  }

  /// A sentence on the snapshots that belong to shards without a run, if there are any.
  static func unknown(in log: RunLog) -> [String] {
    let skipped = log.snapshots.count { $0.result.verdict == .skipped }
    guard skipped > 0 else { return [] }
    let missing = missingShards(of: log)
    return [
      (skipped == 1 ? "1 snapshot belongs" : "\(skipped) snapshots belong")
        + " to shards whose runs are missing\(missing.isEmpty ? "" : ": \(missing.joined(separator: ", "))"). Pass the run "
        + "folders of all shards."
    ]
  }

  /// The first twenty shards without a run: their number comes from the log and may be large. There are none if the runs divide
  /// the work into different numbers of shards.
  static func missingShards(of log: RunLog) -> [String] {
    let shards = shards(of: log)
    guard let total = shards.first?.total, shards.allSatisfy({ $0.total == total }) else { return [] }
    let present = Set(shards.map(\.index))
    return (0..<total).lazy.filter { !present.contains($0) }.prefix(20).map { "\($0 + 1)/\(total)" }
  }

  private static func shards(of log: RunLog) -> [SnapshotShard] {
    Set(log.headers.compactMap(\.part.shard)).compactMap { SnapshotShard($0) }
  }
}

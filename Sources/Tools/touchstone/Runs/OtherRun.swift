import ArgumentParser
import Foundation
import TouchstoneCompare
import TouchstoneDiff
import TouchstoneReport
import TouchstoneSnapshots

/// The failures of a run that others are told from, such as the last one of the branch that a change is for.
struct OtherRun {
  /// What the run drew of failed snapshots, by their goldens.
  private let digests: [String: Set<String>]
  /// The goldens of failed snapshots.
  private let failed: Set<String>

  /// - Parameter folders: The folders of the run, such as those of its shards.
  init(_ folders: [String], package: URL) throws {
    let log = try RunOptions.of(folders, package: package.path).log()
    // A failure that is not known might be anyone's.
    try log.requireWhole()
    let failures = log.snapshots.filter { $0.result.verdict == .failed }
    failed = Set(failures.map(\.result.golden))
    digests = failures.reduce(into: [:]) { digests, snapshot in
      let result = snapshot.result
      let data = try? snapshot.artefact(result.artefacts?.actual)?.read()
      let digest = data.flatMap { GoldenKind(pathExtension: result.format)?.digest(of: $0) } ?? result.unkeptDigest
      if let digest { digests[result.golden, default: []].insert(digest) }
    }
  }

  /// Whether the run fails for a golden.
  func fails(_ golden: String) -> Bool { failed.contains(golden) }

  /// Whether the run drew for a golden what has a digest.
  func drew(_ digest: String?, for golden: String) -> Bool {
    digest.map { digests[golden]?.contains($0) == true } ?? false
  }
}

extension ReportDocument {
  /// Says of failures that another run has them as well.
  ///
  /// - Returns: How many these are, in a sentence.
  mutating func note(_ other: OtherRun) -> String {
    let failures = entries.indices.filter { entries[$0].status == .failed }
    var same = 0
    for index in failures where other.fails(entries[index].golden) {
      let entry = entries[index]
      let isSame = other.drew(entry.digest, for: entry.golden)
      same += isSame ? 1 : 0
      let end = isSame ? ", and drew the same." : entry.digest == nil ? "." : ", but drew something else."
      let note = "The other run fails here, too\(end)"
      entries[index].message = entries[index].message.map { "\(note)\n\($0)" } ?? note
    }
    return failures.isEmpty
      ? "Nothing fails that the other run could have as well."
      : "The other run has \(same.grouped) of \(failures.count.counted("failure")) as well, with the same pictures or texts."
  }
}

import Foundation
import TouchstoneSnapshots

/// The file that the report saves: which snapshots were approved, what each showed, of which commit, by whom and when.
struct Approvals: Decodable {
  /// The version of the format that this code reads.
  static let schema = "touchstone.approvals/2"
  /// The version that did not say what was approved.
  private static let unboundSchema = "touchstone.approvals/1"
  /// The maximum size of the file, in bytes; number of approvals; and length of each text, in bytes.
  private static let (sizeLimit, countLimit, textLimit) = (1 << 25, 100_000, 4096)

  var run: String
  /// The commit whose report was reviewed, if the run knew it.
  var commit: GitCommit?
  var approvedAt: String?
  var approvedBy: String?
  private(set) var approved: [SnapshotApproval]

  private struct Header: Decodable {
    var schema: String
  }

  /// Reads a file.
  ///
  /// - Throws: ``ToolError/notApprovals(_:why:)`` if the file is missing or invalid.
  init(contentsOf file: URL) throws(ToolError) {
    let data: Data
    do throws(FileFault) {
      data = try RegularFile.read(file.path, limit: Self.sizeLimit)
    } catch {
      throw .notApprovals(file.path, why: error.reason)
    }
    guard let schema = (try? JSONDecoder().decode(Header.self, from: data))?.schema else {
      throw .notApprovals(file.path, why: "it is not JSON with `schema`, `run` and `approved`")
    }
    guard schema == Self.schema else {
      let advice = "Write the report again, and select the snapshots there: swift package snapshot-report"
      throw .notApprovals(
        file.path,
        why: schema == Self.unboundSchema
          ? "its schema is \(schema), which does not say what was approved. \(advice)"
          : "its schema is \(schema), but this version reads \(Self.schema)")
    }
    guard let approvals = try? JSONDecoder().decode(Self.self, from: data) else {
      throw .notApprovals(
        file.path, why: "it is not JSON with `run`, and `id`, `golden`, `digest` and `file` of all `approved`")
    }
    self = approvals
    if let fault { throw .notApprovals(file.path, why: fault) }
    approved = approved.map { approval in
      SnapshotApproval(
        id: approval.id, golden: approval.golden, digest: approval.digest, file: approval.file, commit: commit)
    }
  }

  /// Why the contents cannot be what a report saved; nil if they can.
  private var fault: String? {
    guard approved.count <= Self.countLimit else { return "it approves more than \(Self.countLimit) snapshots" }
    let texts = [run, approvedAt, approvedBy].compactMap(\.self) + approved.flatMap { [$0.id, $0.golden] }
    for text in texts {
      guard text.utf8.count <= Self.textLimit else { return "a text in it has more than \(Self.textLimit) bytes" }
      if text.hasControlCharacter { return "a text in it contains a line break or another control character" }
    }
    var digests: [String: String] = [:]
    for approval in approved {
      guard !approval.id.isEmpty, !approval.golden.isEmpty else { return "a name is empty" }
      guard [approval.digest, approval.file].allSatisfy({ $0.isHexadecimal(digits: 64) }) else {
        return "the digest or file of \(approval.golden) is not a SHA-256"
      }
      if digests.updateValue(approval.digest, forKey: approval.golden).map({ $0 != approval.digest }) == true {
        return "it approves two different pictures for \(approval.golden). Select one of them in the report"
      }
    }
    return nil
  }

  /// A line for people: `2 snapshots approved by Ann, 2026-11-27T09:30:00Z, commit 0123456789ab`.
  var summary: String {
    [
      "\(approved.count == 1 ? "1 snapshot" : "\(approved.count) snapshots") approved\(approvedBy.map { " by \($0)" } ?? "")",
      approvedAt, commit.map { "commit \($0.short)" },
    ].compactMap(\.self).joined(separator: ", ")
  }
}

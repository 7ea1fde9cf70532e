import Foundation
import TouchstoneSnapshots

/// The file that the report saves: which snapshots were approved, what each showed, of which commit, by whom and when.
struct Approvals {
  /// The version of the format that this code reads.
  static let schema = "touchstone.approvals/2"
  /// The version that did not say what was approved.
  private static let unboundSchema = "touchstone.approvals/1"
  /// The maximum size of the file, in bytes; number of approvals; and length of each text, in bytes.
  private static let (sizeLimit, countLimit, textLimit) = (1 << 26, 200_000, 4096)

  var run: String
  /// The commit whose report was reviewed, if the run knew it.
  var commit: GitCommit?
  var approvedAt: String?
  var approvedBy: String?
  let approved: [SnapshotApproval]

  private struct Header: Decodable {
    var schema: String
  }

  /// What the file says.
  private struct Contents: Decodable {
    struct Approved: Decodable {
      var id, golden, digest: String
      var file: String?
      /// Indices of causes.
      var causes: [Int]?
    }

    var run: String
    var commit: GitCommit?
    var approvedAt, approvedBy: String?
    var causes: [ViewEdit.Signature]?
    var approved: [Approved]
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
    guard let contents = try? JSONDecoder().decode(Contents.self, from: data) else {
      throw .notApprovals(
        file.path, why: "it is not JSON with `run`, and `id`, `golden`, `digest` and `file` of all `approved`")
    }
    if let fault = Self.fault(of: contents) { throw .notApprovals(file.path, why: fault) }
    (run, commit) = (contents.run, contents.commit)
    (approvedAt, approvedBy) = (contents.approvedAt, contents.approvedBy)
    approved = contents.approved.map { approval in
      SnapshotApproval(
        id: approval.id, golden: approval.golden, digest: approval.digest, file: approval.file, commit: contents.commit,
        causes: approval.causes.map { $0.compactMap { contents.causes?[$0] } })
    }
  }

  /// Why the contents cannot be what a report saved; nil if they can.
  private static func fault(of contents: Contents) -> String? {
    let approved = contents.approved
    guard approved.count <= Self.countLimit else { return "it approves more than \(Self.countLimit) snapshots" }
    let causes = contents.causes ?? []
    let texts =
      [contents.run, contents.approvedAt, contents.approvedBy].compactMap(\.self)
      + approved.flatMap { [$0.id, $0.golden] } + causes.flatMap { [$0.before, $0.after, $0.view].compactMap(\.self) }
    for text in texts {
      guard text.utf8.count <= Self.textLimit else { return "a text in it has more than \(Self.textLimit) bytes" }
      if text.hasControlCharacter { return "a text in it contains a line break or another control character" }
    }
    var digests: [String: String] = [:]
    for approval in approved {
      guard !approval.id.isEmpty, !approval.golden.isEmpty else { return "a name is empty" }
      guard [approval.digest, approval.file ?? approval.digest].allSatisfy({ $0.isHexadecimal(digits: 64) }) else {
        return "the digest or file of \(approval.golden) is not a SHA-256"
      }
      guard approval.file != nil || approval.causes?.isEmpty == false,
        (approval.causes ?? []).allSatisfy(causes.indices.contains)
      else {
        return "it has neither the file of \(approval.golden) that was seen, nor the causes of its difference"
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

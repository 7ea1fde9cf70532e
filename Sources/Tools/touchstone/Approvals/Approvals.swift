import Foundation
import TouchstoneDiff
import TouchstoneSnapshots

/// The file that the report saves: which snapshots were approved, what each showed, of which commit, by whom and when.
///
/// Whoever can write the file can approve anything in any name: nothing in it is signed.
struct Approvals: Hashable {
  /// Where the name of the person who approved comes from.
  enum NameSource: String, Codable {
    /// It was typed on the page of a report.
    case page
    /// It is the author that git would give to a commit.
    case git
  }

  /// The version of the format that this code reads.
  static let schema = "touchstone.approvals/2"
  /// The version that did not say what was approved.
  private static let unboundSchema = "touchstone.approvals/1"
  /// The maximum size of the file, in bytes. Below: the number of approvals, and the length of each text, in bytes.
  static let sizeLimit = 1 << 26
  private static let (countLimit, textLimit) = (200_000, 4096)

  var run: String
  /// The commit whose report was reviewed, if the run knew it.
  var commit: GitCommit?
  var approvedAt: String?
  var approvedBy: String?
  var nameSource = NameSource.page
  private(set) var approved: [SnapshotApproval]

  init(
    run: String, commit: GitCommit?, approvedAt: Date, by person: String?, nameSource: NameSource,
    approved: [SnapshotApproval]
  ) {
    (self.run, self.commit, approvedBy, self.nameSource) = (run, commit, person, nameSource)
    self.approvedAt = approvedAt.ISO8601Format()
    self.approved = approved
  }

  private struct Header: Decodable {
    var schema: String
  }

  /// What the file says.
  private struct Contents: Codable {
    struct Approved: Codable {
      var id, golden, digest: String
      var file: String?
      /// Indices of causes.
      var causes: [Int]?
    }

    var schema: String?
    var run: String
    var commit: GitCommit?
    var approvedAt, approvedBy, nameSource: String?
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
    try self.init(data, named: file.path)
  }

  /// Reads the contents of a file.
  ///
  /// - Throws: ``ToolError/notApprovals(_:why:)``.
  init(_ data: Data, named name: String) throws(ToolError) {
    guard data.count <= Self.sizeLimit else {
      throw .notApprovals(name, why: "it has more than \(Self.sizeLimit) bytes")
    }
    guard let schema = (try? JSONDecoder().decode(Header.self, from: data))?.schema else {
      throw .notApprovals(name, why: "it is not JSON with `schema`, `run` and `approved`")
    }
    guard schema == Self.schema else {
      let advice = "Write the report again, and select the snapshots there: swift package snapshot-report"
      throw .notApprovals(
        name,
        why: schema == Self.unboundSchema
          ? "its schema is \(schema), which does not say what was approved. \(advice)"
          : "its schema is \(schema), but this version reads \(Self.schema)")
    }
    guard let contents = try? JSONDecoder().decode(Contents.self, from: data) else {
      throw .notApprovals(
        name, why: "it is not JSON with `run`, and `id`, `golden`, `digest` and `file` of all `approved`")
    }
    if let fault = Self.fault(of: contents) { throw .notApprovals(name, why: fault) }
    (run, commit) = (contents.run, contents.commit)
    (approvedAt, approvedBy) = (contents.approvedAt, contents.approvedBy)
    nameSource = contents.nameSource.flatMap { NameSource(rawValue: $0) } ?? .page
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

  /// Returns the contents of a file, which ``init(_:named:)`` reads again.
  func data() throws -> Data {
    var causes: [ViewEdit.Signature] = []
    var places: [ViewEdit.Signature: Int] = [:]
    let approved = approved.map { approval in
      Contents.Approved(
        id: approval.id, golden: approval.golden, digest: approval.digest, file: approval.file,
        causes: approval.causes?.map { cause in
          if let place = places[cause] { return place }
          places[cause] = causes.count
          causes.append(cause)
          return causes.count - 1
        })
    }
    let contents = Contents(
      schema: Self.schema, run: run, commit: commit, approvedAt: approvedAt, approvedBy: approvedBy,
      nameSource: nameSource.rawValue, causes: causes.isEmpty ? nil : causes, approved: approved)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(contents) + Data("\n".utf8)
  }

  /// Returns the approvals of what a recording has accepted: others were of something else, or of what no test took.
  func ofAccepted(in log: RunLog) -> Approvals {
    let results = log.snapshots.map(\.result).filter { $0.verdict != .skipped }
    let accepted = Set(results.map(\.golden)).subtracting(results.filter { $0.verdict == .failed }.map(\.golden))
    var copy = self
    copy.approved.removeAll { !accepted.contains($0.golden) }
    return copy
  }

  /// The person in words that say where the name is from; nil if there is none.
  var person: String? {
    approvedBy.map { "\($0) (\(nameSource == .git ? "as git is configured" : "as typed on the page"))" }
  }

  /// A line for people: `2 snapshots approved by Ann, 2026-11-27T09:30:00Z, commit 0123456789ab`.
  var summary: String {
    [
      "\(approved.count.counted("snapshot")) approved\(approvedBy.map { " by \($0)" } ?? "")",
      approvedAt, commit.map { "commit \($0.short)" },
    ].compactMap(\.self).joined(separator: ", ")
  }
}

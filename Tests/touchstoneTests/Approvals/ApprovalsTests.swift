import Foundation
import Testing
import TouchstoneSnapshots

@testable import touchstone

/// The file that the report saves, as the tool reads it.
struct ApprovalsTests {
  private static let digest = String(repeating: "0a", count: 32)

  /// Reads a text as `approvals.json`; throws why it is none.
  private func read(_ text: String) throws -> Approvals {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("approvals-\(UUID().uuidString).json")
    try Data(text.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    return try Approvals(contentsOf: file)
  }

  private func approved(_ fields: String, more: String = "") -> String {
    #"{"schema":"touchstone.approvals/2","run":"r"\#(more),"approved":[\#(fields)]}"#
  }

  private func approval(_ golden: String, digest: String = digest, file: String = digest) -> String {
    #"{"id":"Cards/a","golden":"\#(golden)","digest":"\#(digest)","file":"\#(file)"}"#
  }

  private func fault(_ text: String) -> String? {
    do {
      _ = try read(text)
      return nil
    } catch ToolError.notApprovals(_, let why) {
      return why
    } catch {
      return "\(error)"
    }
  }

  @Test func `who approved what, and when, is read and told`() throws {
    let commit = String(repeating: "0123456789", count: 4)
    let more = #","commit":"\#(commit)","approvedAt":"2026-11-27T09:30:00.123Z","approvedBy":"Ann""#
    let approvals = try read(approved(approval("a") + "," + approval("b"), more: more))
    #expect(approvals.approved.map(\.golden) == ["a", "b"])
    #expect(approvals.approved.allSatisfy { $0.digest == Self.digest && $0.commit?.description == commit })
    #expect(approvals.summary == "2 snapshots approved by Ann, 2026-11-27T09:30:00.123Z, commit 012345678901")
    // A test that ran twice is in the report twice.
    #expect(try read(approved(approval("a") + "," + approval("a"))).summary == "2 snapshots approved")
  }

  @Test func `what is written is read again`() throws {
    let cause = ViewEdit.Signature(kind: .paint, before: "#0059CC", after: "#0087FF")
    let commit = GitCommit(String(repeating: "0123456789", count: 4))
    let approved = [
      SnapshotApproval(id: "Cards/a", golden: "a", digest: Self.digest, file: Self.digest, commit: commit),
      SnapshotApproval(id: "Cards/b", golden: "b", digest: Self.digest, file: nil, commit: commit, causes: [cause]),
      SnapshotApproval(id: "Cards/c", golden: "c", digest: Self.digest, file: nil, commit: commit, causes: [cause]),
    ]
    let date = Date(timeIntervalSince1970: 1_795_771_800)
    for source in [Approvals.NameSource.page, .git] {
      let approvals = Approvals(
        run: "ci", commit: commit, approvedAt: date, by: "Ann", nameSource: source, approved: approved)
      #expect(approvals.approvedAt == "2026-11-27T09:30:00Z")
      #expect(try Approvals(approvals.data(), named: "a.json") == approvals)
    }
  }

  @Test func `a hundred thousand approvals are read`() throws {
    let folders = String(repeating: "Snapshots/AppTests/", count: 8)
    let all = (0..<100_000).map { approval("\(folders)Cards/ticket.\($0)@2x.png") }
    let text = approved(all.joined(separator: ",\n"))
    // Longer than what was read once.
    #expect(text.utf8.count > 1 << 25)
    #expect(try read(text).approved.count == 100_000)
  }

  @Test func `an approval of a picture that was not kept has its causes`() throws {
    func approval(_ causes: String?, _ listed: String) -> String {
      let indices = causes.map { #","causes":\#($0)"# } ?? ""
      return approved(#"{"id":"Cards/a","golden":"a","digest":"\#(Self.digest)"\#(indices)}"#, more: listed)
    }
    let listed = ##","causes":[{"kind":"paint","before":"#0059CC","after":"#0087FF"}]"##
    let cause = ViewEdit.Signature(kind: .paint, before: "#0059CC", after: "#0087FF")
    #expect(try read(approval("[0]", listed)).approved.map(\.causes) == [[cause]])
    #expect(try read(approval("[0]", listed)).approved[0].approves(file: Data(), of: "Cards/a") == false)
    let neither = "it has neither the file of a that was seen, nor the causes of its difference"
    for causes in [nil, "[]", "[1]", "[-1]", "[0,1]"] { #expect(fault(approval(causes, listed)) == neither) }
    #expect(
      fault(approval("[0]", #","causes":[{"kind":"paint","before":"a\nb"}]"#))
        == "a text in it contains a line break or another control character")
  }

  @Test func `an approvals.json of another schema, or none, is refused`() {
    for text in ["{}", "not JSON", ""] {
      #expect(fault(text) == "it is not JSON with `schema`, `run` and `approved`")
    }
    #expect(
      fault(#"{"schema":"touchstone.approvals/9","run":"r","approved":[]}"#)
        == "its schema is touchstone.approvals/9, but this version reads touchstone.approvals/2")
    #expect(
      fault(#"{"schema":"touchstone.approvals/1","run":"r","approved":[{"id":"Cards/a","golden":"a"}]}"#)
        == "its schema is touchstone.approvals/1, which does not say what was approved. Write the report again, and "
        + "select the snapshots there: swift package snapshot-report")
    let none = ToolError.notApprovals("/none.json", why: "No such file or directory")
    #expect(throws: none) { try Approvals(contentsOf: URL(fileURLWithPath: "/none.json")) }
    #expect(
      none.description == "/none.json is not a valid approvals.json from a report: No such file or directory")
  }

  @Test func `an approval that does not say of what, or of two things at once, is refused`() {
    let shape = "it is not JSON with `run`, and `id`, `golden`, `digest` and `file` of all `approved`"
    #expect(fault(approved(#"{"id":"Cards/a","golden":"a"}"#)) == shape)
    #expect(fault(approved(approval("a"), more: #","commit":"HEAD""#)) == shape)
    #expect(fault(approved(#"{"id":"Cards/a","golden":"a","file":"\#(Self.digest)"}"#)) == shape)
    for text in ["0a", Self.digest.uppercased()] {
      for approval in [approval("a", digest: text), approval("a", file: text)] {
        #expect(fault(approved(approval)) == "the digest or file of a is not a SHA-256")
      }
    }
    let other = approval("a", digest: String(repeating: "1b", count: 32))
    #expect(
      fault(approved(approval("a") + "," + other))
        == "it approves two different pictures for a. Select one of them in the report")
  }

  @Test func `names that command a terminal, and files without end, are refused`() throws {
    for (fields, more) in [(approval(#"a\n*"#), ""), (approval("a"), #","approvedBy":"\u001b[2J""#)] {
      #expect(
        fault(approved(fields, more: more)) == "a text in it contains a line break or another control character")
    }
    let long = String(repeating: "a", count: 4097)
    #expect(fault(approved(approval(long))) == "a text in it has more than 4096 bytes")
    #expect(
      fault(approved(approval("a"), more: #","approvedAt":"\#(long)""#)) == "a text in it has more than 4096 bytes")
    let many = Array(repeating: approval("a"), count: 200_001).joined(separator: ",")
    #expect(fault(approved(many)) == "it approves more than 200000 snapshots")
    #expect(throws: ToolError.self) { try Approvals(contentsOf: URL(fileURLWithPath: "/dev/zero")) }
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("approvals-\(UUID().uuidString).json")
    try Data().write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    truncate(file.path, 1 << 40)
    #expect(throws: ToolError.self) { try Approvals(contentsOf: file) }
  }
}

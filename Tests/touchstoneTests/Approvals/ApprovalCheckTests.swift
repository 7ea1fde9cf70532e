import Foundation
import Testing
import TouchstoneDrawing
import TouchstoneImageIO
import TouchstoneSnapshots

@testable import touchstone

/// Whether goldens are what files of approvals say.
struct ApprovalCheckTests {
  private static let golden = "Snapshots/A/Cards/dark.1@2x.png"

  private func png(_ byte: UInt8, texts: [String: String] = [:]) throws -> Data {
    try Bitmap(width: 8, height: 4, bytes: Array(repeating: byte, count: 128)).pngData(metadata: texts)
  }

  /// The approval that a report saves of a picture.
  private func approval(of picture: Data, golden: String = golden, isSeen: Bool = true) throws -> SnapshotApproval {
    let digest = try #require(GoldenKind.png.digest(of: picture))
    return SnapshotApproval(
      id: "Cards/dark", golden: golden, digest: digest, file: isSeen ? GoldenKind.digest(ofFile: picture) : nil,
      causes: isSeen ? nil : [ViewEdit.Signature(kind: .paint, before: "#000000", after: "#FFFFFF")])
  }

  private func kept(_ approvals: [SnapshotApproval], by person: String? = "Ann") -> ApprovalCheck.Kept {
    let date = Date(timeIntervalSince1970: 1_795_771_800)
    let approvals = Approvals(
      run: "ci", commit: nil, approvedAt: date, by: person, nameSource: .page, approved: approvals)
    return ApprovalCheck.Kept(
      file: ApprovalFolder.File(path: "Snapshots/Approvals/a.json", approvals: approvals),
      commit: CommitInfo(
        commit: String(repeating: "0a", count: 20), author: "Bob <bob@example.org>", date: "2026-11-27T09:30:00Z",
        subject: "Approve"))
  }

  private func verdict(_ kept: [ApprovalCheck.Kept], on picture: Data) -> ApprovalCheck.Verdict? {
    ApprovalCheck([Self.golden], by: kept) { _ throws(FileFault) in picture }.goldens.first?.verdict
  }

  @Test func `a golden is approved as the file, or by what it shows`() throws {
    let (seen, packed) = (try png(7), try png(7, texts: ["Comment": "drawn again"]))
    #expect(seen != packed)
    let kept = [kept([try approval(of: seen)])]
    #expect(verdict(kept, on: seen) == .approved([.init(kept: 0, likeness: .file)]))
    #expect(verdict(kept, on: packed) == .approved([.init(kept: 0, likeness: .contents)]))
    #expect(try verdict(kept, on: png(8)) == .other([0]))
  }

  @Test func `an approval counts for its own golden, whoever says it first`() throws {
    let picture = try png(7)
    let other = kept([try approval(of: picture, golden: "Snapshots/A/Cards/light.1@2x.png")])
    #expect(verdict([other], on: picture) == .missing)
    let (early, late) = (kept([try approval(of: png(1))]), kept([try approval(of: picture)], by: "Eve"))
    #expect(verdict([early, late], on: picture) == .approved([.init(kept: 1, likeness: .file)]))
    #expect(
      verdict([late, kept([try approval(of: picture)])], on: picture)
        == .approved([.init(kept: 0, likeness: .file), .init(kept: 1, likeness: .file)]))
  }

  @Test func `what no one saw, and what is masked, is told apart`() throws {
    let unseen = kept([try approval(of: png(7), isSeen: false)])
    #expect(try verdict([unseen], on: png(7)) == .approved([.init(kept: 0, likeness: .cause)]))

    var texts = GoldenMetadata(tool: "0.1.0", scale: 1).texts
    texts["touchstone:masks"] = #"[{"height":2,"view":"clock","width":8,"x":0,"y":0}]"#
    let rows: [UInt8] = Array(repeating: 9, count: 64) + Array(repeating: 7, count: 64)
    let other = try Bitmap(width: 8, height: 4, bytes: rows).pngData(metadata: texts)
    let masked = kept([try approval(of: png(7, texts: texts))])
    #expect(verdict([masked], on: other) == .approved([.init(kept: 0, likeness: .unmasked)]))
    // A golden that masks more than what was approved shows something else.
    texts["touchstone:masks"] = #"[{"height":4,"view":"clock","width":8,"x":0,"y":0}]"#
    #expect(try verdict([masked], on: png(3, texts: texts)) == .other([0]))
  }

  /// So is a picture that stores the hash of other pixels, by which tests would know it: see `GoldenKindTests`.
  @Test func `a damaged golden is not approved, even if a file approves it`() throws {
    let golden = "Snapshots/A/Cards/dark.txt"
    let data = Data("a\0b".utf8)
    let approval = SnapshotApproval(id: "Cards/dark", golden: golden, digest: data.sha256, file: data.sha256)
    let check = ApprovalCheck([golden], by: [kept([approval])]) { _ throws(FileFault) in data }
    #expect(check.goldens.first?.verdict == .faulty("neither an image nor text"))
    let whole = Data("ab".utf8)
    let other = SnapshotApproval(id: "Cards/dark", golden: golden, digest: whole.sha256, file: whole.sha256)
    #expect(ApprovalCheck([golden], by: [kept([other])]) { _ throws(FileFault) in whole }.isApproved)
  }

  @Test func `what cannot be read or decoded is not approved`() throws {
    let kept = [kept([try approval(of: png(7))])]
    let pointer = Data("version https://git-lfs.github.com/spec/v1\noid sha256:00\nsize 1\n".utf8)
    #expect(verdict(kept, on: pointer) == .faulty("it is a pointer of Git LFS: git lfs pull"))
    guard case .faulty = verdict(kept, on: Data("no picture".utf8)) else {
      Issue.record("A text is no picture.")
      return
    }
    let missing = ApprovalCheck([Self.golden], by: kept) { _ throws(FileFault) in throw .system(ENOENT) }
    #expect(!missing.isApproved)
    #expect(missing.goldens.first?.verdict == .faulty("No such file or directory"))
  }

  @Test func `the lines say who approved what, and that nothing is signed`() throws {
    let picture = try png(7)
    let paths = [Self.golden, "Snapshots/A/Cards/light.1@2x.png", "Snapshots/A/Cards/wide.1@2x.png"]
    let approvals = [try approval(of: picture), try approval(of: png(8), golden: paths[1])]
    let check = ApprovalCheck(paths, by: [kept(approvals)]) { _ throws(FileFault) in picture }
    let ann =
      "Ann (as typed on the page), 2026-11-27T09:30:00Z (Snapshots/Approvals/a.json, committed by Bob <bob@example.org> in "
      + "0a0a0a0a0a)"
    #expect(
      check.lines == [
        "Approved by \(ann):", "  Snapshots/A/Cards/dark.1@2x.png  the file that was approved", "Not approved:",
        "  Snapshots/A/Cards/light.1@2x.png  another picture or text was approved by \(ann)",
        "  Snapshots/A/Cards/wide.1@2x.png   no one approved it",
        "1 of 3 goldens approved. Names are what the files and git say; nothing here is signed.",
      ])
    #expect(!check.isApproved)
  }
}

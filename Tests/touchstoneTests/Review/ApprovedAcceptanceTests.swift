import Foundation
import Testing
import TouchstoneDrawing
import TouchstoneImageIO
import TouchstoneSnapshots

@testable import touchstone

/// What `touchstone accept --from approvals.json` takes of a run.
struct ApprovedAcceptanceTests {
  /// Writes approvals as the page does.
  private func approvals(_ folder: ReviewFolder, run: String = "r", of texts: [String: String] = ["dark": "new"]) throws
    -> String
  {
    let file = folder.package.appendingPathComponent("approvals.json")
    let approved = texts.map { name, text in
      let digest = Data(text.utf8).sha256
      return ["id": "Cards/\(name)", "golden": "Snapshots/A/Cards/\(name).txt", "digest": digest, "file": digest]
    }
    let object: [String: Any] = [
      "schema": "touchstone.approvals/2", "run": run, "commit": String(repeating: "0123456789", count: 4),
      "approvedAt": "2026-11-27T09:30:00Z", "approvedBy": "Ann", "approved": approved,
    ]
    try JSONSerialization.data(withJSONObject: object).write(to: file)
    return file.path
  }

  @Test func `of two pictures for one golden the one is accepted that was ticked`() throws {
    let folder = ReviewFolder()
    try folder.add("dark")
    var other = folder.log.snapshots[0].result
    other.artefacts?.actual = "artefacts/other.txt"
    let run = folder.package.appendingPathComponent(".build/touchstone/r")
    try Data("other".utf8).write(to: run.appendingPathComponent("artefacts/other.txt"))
    folder.log.snapshots.insert(
      RunLog.Snapshot(result: other, runFolder: run, packageFolder: folder.package), at: 0)
    _ = try folder.writeLog()

    let all = try ToolRun(["accept", run.path, "--only", "*"], folder: folder.package)
    #expect(all.status == 1 && folder.golden("dark") == "old")
    #expect(all.output.contains("several pictures for the golden Snapshots/A/Cards/dark.txt"), "\(all.output)")

    let ticked = try ToolRun(["accept", run.path, "--from", approvals(folder)], folder: folder.package)
    #expect(ticked.status == 0 && folder.golden("dark") == "new", "\(ticked.output)")
    #expect(ticked.output.contains("1 snapshot approved by Ann, 2026-11-27T09:30:00Z, commit 012345678901\n"))
  }

  @Test func `approvals of an earlier run count for what still shows the same`() throws {
    let folder = ReviewFolder()
    for name in ["dark", "light"] { try folder.add(name) }
    let run = try folder.writeLog().path
    let accepted = try ToolRun(["accept", run, "--from", approvals(folder, run: "q")], folder: folder.package)
    #expect(accepted.status == 0, "\(accepted.output)")
    #expect(folder.golden("dark") == "new" && folder.golden("light") == "old")
  }

  @Test func `a package that keeps approvals gets one of what was accepted, by whom`() throws {
    let folder = ReviewFolder()
    for name in ["dark", "light"] { try folder.add(name) }
    let run = try folder.writeLog().path
    let variables = ["GIT_AUTHOR_NAME": "Grace", "GIT_AUTHOR_EMAIL": "grace@example.org"]
    let kept = ApprovalFolder(package: folder.package)
    let words = ["accept", run, "--from", try approvals(folder), "--only", "Cards/light"]
    #expect(try ToolRun(words + ["--dry-run"], folder: folder.package, environment: variables).status == 0)
    #expect(try ToolRun(words, folder: folder.package, environment: variables).status == 0)
    #expect(kept.paths == [])

    for name in ["dark", "light"] { try folder.restore(name) }
    try folder.write(#"{"approvals": "kept"}"#, to: PackageSettings.path)
    let result = try ToolRun(words, folder: folder.package, environment: variables)
    #expect(result.status == 0, "\(result.output)")
    let files = try kept.paths.map { try kept.file($0) }
    let people = Dictionary(uniqueKeysWithValues: files.map { ($0.approvals.approvedBy ?? "", $0.approvals) })
    #expect(people.keys.sorted() == ["Ann", "Grace <grace@example.org>"])
    #expect(people["Ann"]?.approved.map(\.golden) == ["Snapshots/A/Cards/dark.txt"])
    #expect(people["Ann"]?.nameSource == .page && people["Ann"]?.approvedAt == "2026-11-27T09:30:00Z")
    let own = people["Grace <grace@example.org>"]
    #expect(own?.approved.map(\.golden) == ["Snapshots/A/Cards/light.txt"] && own?.nameSource == .git)
    #expect(own?.approved.first?.file == Data("new".utf8).sha256)
    for file in files { #expect(result.output.contains("Approvals: \(file.path). Commit it with the goldens.")) }
  }

  @Test func `a report says what was approved before`() throws {
    let folder = ReviewFolder()
    for name in ["dark", "light"] { try folder.add(name) }
    let run = try folder.writeLog().path
    let saved = try Approvals(
      contentsOf: URL(fileURLWithPath: approvals(folder, of: ["dark": "new", "light": "seen"])))
    let path = try ApprovalFolder(package: folder.package).add(saved)
    let json = folder.package.appendingPathComponent("report.json")
    let result = try ToolRun(["report", run, "--json", json.path], folder: folder.package)
    #expect(
      result.output.contains(
        "1 failure shows what was approved: swift package record-snapshots --from \(path)"), "\(result.output)")
    let text = try String(contentsOf: json, encoding: .utf8)
    #expect(text.contains("Ann (as typed on the page), 2026-11-27T09:30:00Z, not signed: \(path)"))
  }

  @Test func `approvals of another picture accept nothing`() throws {
    let folder = ReviewFolder()
    try folder.add("dark")
    let run = try folder.writeLog().path
    let advice =
      "so nothing was accepted. Copy the run folder of the report that was reviewed (commit 012345678901), or select the "
      + "snapshots in a report of this run: swift package snapshot-report"
    // Its name, selected too, and a dry run change nothing.
    for more in [[], ["--only", "*"], ["--dry-run"]] {
      let other = try ToolRun(
        ["accept", run, "--from", approvals(folder, of: ["dark": "seen"])] + more, folder: folder.package)
      #expect(other.status == 1)
      let message = "What this run has for Snapshots/A/Cards/dark.txt is not what was approved, \(advice)"
      #expect(other.output.contains(message), "\(other.output)")
      let lacking = try ToolRun(
        ["accept", run, "--from", approvals(folder, of: ["dark": "new", "light": "new"])] + more, folder: folder.package
      )
      #expect(lacking.status == 1)
      #expect(
        lacking.output.contains("This run has nothing to accept for Snapshots/A/Cards/light.txt, \(advice)"),
        "\(lacking.output)")
      #expect(folder.golden("dark") == "old")
    }
  }

  @Test func `what replaces the file of a run after it was checked is not accepted`() throws {
    let folder = ReviewFolder()
    try folder.add("dark")
    let approval = SnapshotApproval(
      id: "Cards/dark", golden: "Snapshots/A/Cards/dark.txt", digest: Data("new".utf8).sha256,
      file: Data("new".utf8).sha256)
    let acceptance = GoldenAcceptance(package: folder.package, approvals: [approval.golden: approval])
    #expect(try acceptance.check(folder.log.snapshots).count == 1)
    let picture = folder.package.appendingPathComponent(".build/touchstone/r/artefacts/dark.actual.txt")
    try Data("newer".utf8).write(to: picture)
    #expect(throws: ToolError.notApproved(approval.golden, commit: nil)) {
      try acceptance.accept(folder.log.snapshots[0])
    }
    #expect(folder.golden("dark") == "old")
    try Data("new".utf8).write(to: picture)
    try acceptance.accept(folder.log.snapshots[0])
    #expect(folder.golden("dark") == "new")
  }

  /// Whoever makes a run writes the masks of its files: one may cover the whole picture.
  @Test func `what a file's own mask covers is approved, too`() throws {
    var texts = GoldenMetadata(tool: "0.1.0", scale: 1).texts
    texts["touchstone:masks"] = #"[{"height":4,"view":"page","width":8,"x":0,"y":0}]"#
    func png(_ byte: UInt8) throws -> Data {
      try Bitmap(width: 8, height: 4, bytes: Array(repeating: byte, count: 128)).pngData(metadata: texts)
    }
    let folder = ReviewFolder()
    try folder.add("dark", golden: nil, actual: png(255), format: "png")
    let digest = try #require(GoldenKind.png.digest(of: png(255)))
    #expect(try digest == GoldenKind.png.digest(of: png(0)))
    let approval = SnapshotApproval(
      id: "Cards/dark", golden: "Snapshots/A/Cards/dark.png", digest: digest, file: try png(255).sha256)
    let acceptance = GoldenAcceptance(package: folder.package, approvals: [approval.golden: approval])
    #expect(try acceptance.check(folder.log.snapshots).count == 1)
    try png(0).write(to: folder.package.appendingPathComponent(".build/touchstone/r/artefacts/dark.actual.png"))
    #expect(throws: ToolError.notApproved(approval.golden, commit: nil)) {
      try acceptance.check(folder.log.snapshots)
    }
  }
}

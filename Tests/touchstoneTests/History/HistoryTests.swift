import Foundation
import Testing
import TouchstoneDrawing
import TouchstoneImageIO
import TouchstoneReport
import TouchstoneSnapshots
import TouchstoneTestSupport

@testable import touchstone

/// `touchstone history`: a golden through the commits.
struct HistoryTests {
  private let folder: TemporaryFolder
  private let repository: GitRepository
  private static let golden = "Snapshots/AppTests/CardTests/dark.1@2x.png"

  init() throws {
    folder = try TemporaryFolder()
    repository = try GitRepository(in: folder.url)
  }

  private static func png(_ byte: UInt8) throws -> Data {
    try Bitmap(width: 8, height: 4, bytes: Array(repeating: byte, count: 128)).pngData()
  }

  /// Writes a picture, and commits all changes.
  private func commit(_ byte: UInt8, _ subject: String, at path: String = golden) throws {
    let file = repository.url.appendingPathComponent(path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Self.png(byte).write(to: file)
    try commit(subject)
  }

  private func commit(_ subject: String) throws {
    try repository.git("add", "--all")
    try repository.git("commit", "-q", "-m", subject)
  }

  private func history(of path: String = golden, atMost limit: Int = 50) throws -> GoldenHistory {
    GoldenHistory(of: path, before: try Revision("HEAD", of: repository.url), atMost: limit)
  }

  @Test func `each commit has the pictures before and after it, the newest first`() throws {
    for byte in [10, 20, 30] as [UInt8] { try commit(byte, "Draw \(byte)") }
    try repository.commit(["Card.swift": "struct Card { var a = 1 }\n"])
    let history = try history()
    #expect(history.changes.map(\.commit.subject) == ["Draw 30", "Draw 20", "Draw 10"])
    #expect(history.changes.map(\.commit.author) == Array(repeating: "Ada <ada@example.org>", count: 3))
    #expect(try history.changes.map(\.after) == [Self.png(30), Self.png(20), Self.png(10)])
    #expect(try history.changes.map(\.before) == [Self.png(20), Self.png(10), nil])
    #expect(!history.hasMore)
    let two = try self.history(atMost: 2)
    #expect(two.changes.count == 2 && two.hasMore)
  }

  @Test func `a golden is followed to its earlier names, and over its removal`() throws {
    let old = "Snapshots/AppTests/CardTests/night.1@2x.png"
    try commit(10, "Draw", at: old)
    try FileManager.default.moveItem(
      at: repository.url.appendingPathComponent(old), to: repository.url.appendingPathComponent(Self.golden))
    try commit("Rename")
    try commit(20, "Draw again")
    try repository.git("rm", "-q", Self.golden)
    try commit("Remove")
    let changes = try history().changes
    #expect(changes.map(\.commit.subject) == ["Remove", "Draw again", "Rename", "Draw"])
    #expect(changes.map(\.golden) == [Self.golden, Self.golden, Self.golden, old])
    #expect(changes[0].after == nil && changes[2].before == changes[2].after && changes[3].before == nil)
    let report = try HistoryReport(of: "dark", [history()], in: folder.url.appendingPathComponent("pictures"))
    #expect(report.document.entries.map(\.status) == [.unused, .changed, .changed, .new])
    #expect(report.document.entries[3].message?.contains("\nThe golden was \(old) then.") == true)
  }

  @Test func `a picture that only a merge has is a change of the merge`() throws {
    try commit(10, "Draw")
    try repository.git("checkout", "-q", "-b", "topic")
    try commit(20, "Draw on the topic")
    try repository.git("checkout", "-q", "main")
    try commit(30, "Draw on main")
    try repository.git("merge", "-q", "-s", "ours", "--no-commit", "topic")
    try commit(40, "Merge")
    let changes = try history().changes
    #expect(changes.first?.commit.subject == "Merge" && changes.count == 4)
    #expect(try changes.first?.after == Self.png(40) && changes.first?.before == Self.png(30))
  }

  @Test func `a golden that was copied from another one begins with the copy`() throws {
    let other = "Snapshots/AppTests/CardTests/light.1@2x.png"
    try commit(10, "Draw light", at: other)
    try commit(10, "Draw dark")
    try commit(20, "Draw dark again")
    let changes = try history().changes
    #expect(changes.map(\.commit.subject) == ["Draw dark again", "Draw dark"])
    #expect(changes.last?.before == nil && changes.last?.golden == Self.golden)
  }

  @Test func `a subject may have any character`() throws {
    let subjects = ["Draw \u{1}one", "Draw \u{2028}\ttwo", "Draw \u{85}three\u{1}"]
    for (index, subject) in subjects.enumerated() { try commit(UInt8(index), subject) }
    #expect(try history().changes.map(\.commit.subject) == subjects.reversed())
  }

  @Test func `a package inside of a repository has its own approvals`() throws {
    let digest = try #require(GoldenKind.png.digest(of: Self.png(10)))
    try repository.write([
      "App/Package.swift": "// swift-tools-version: 6.0\n",
      "App/Snapshots/Approvals/ann.json": """
      {"schema":"touchstone.approvals/2","run":"ci","approvedBy":"Ann","approved":[
      {"id":"CardTests/dark","golden":"\(Self.golden)","digest":"\(digest)","file":"\(digest)"}]}
      """,
    ])
    try commit(10, "Draw", at: "App/\(Self.golden)")
    let head = try Revision("HEAD", of: repository.url.appendingPathComponent("App"))
    let history = GoldenHistory(of: Self.golden, before: head, atMost: 9)
    #expect(history.changes.map { $0.approvals.map(\.path) } == [["Snapshots/Approvals/ann.json"]])
  }

  @Test func `a commit names those who approved its picture, with it or later, and no one else`() throws {
    func approval(_ byte: UInt8, by person: String) throws -> String {
      let digest = try #require(GoldenKind.png.digest(of: Self.png(byte)))
      return """
        {"schema":"touchstone.approvals/2","run":"ci","approvedBy":"\(person)","approved":[
        {"id":"CardTests/dark","golden":"\(Self.golden)","digest":"\(digest)","file":"\(digest)"}]}
        """
    }
    try repository.write(["Snapshots/Approvals/ann.json": approval(10, by: "Ann")])
    try commit(10, "Draw")
    // Git has what was deleted.
    try repository.git("rm", "-q", "Snapshots/Approvals/ann.json")
    try commit(20, "Draw again")
    try commit(30, "Draw once more")
    try repository.commit([
      "Snapshots/Approvals/bob.json": approval(20, by: "Bob"), "Snapshots/Approvals/broken.json": "{}",
    ])
    let history = try history()
    #expect(history.changes.map { $0.approvals.map(\.approvals.approvedBy) } == [[], ["Bob"], ["Ann"]])
    let report = try HistoryReport(of: "dark", [history], in: folder.url.appendingPathComponent("pictures"))
    let ann = "Ann (as typed on the page), not signed: Snapshots/Approvals/ann.json"
    #expect(report.document.entries[2].message?.hasSuffix("\nApproved by \(ann)") == true)
    #expect(report.lines.last == "      approved by \(ann)" && report.lines.first == Self.golden)
  }

  @Test func `the page shows what each commit changed, in order`() throws {
    try commit(10, "Draw")
    try commit(20, "Draw again")
    let report = try HistoryReport(of: "CardTests/dark", [history()], in: folder.url.appendingPathComponent("pictures"))
    let document = report.document
    #expect(document.title == "History of CardTests/dark" && document.names?.reference == "Before")
    #expect(document.entries.map(\.name) == ["Draw again", "Draw"])
    let changed = document.entries[0]
    #expect(changed.reference != nil && changed.actual != nil && changed.reference?.image != changed.actual?.image)
    #expect(changed.measure.hasPrefix("32 px"))
    #expect(document.entries[1].reference == nil && document.entries[1].actual != nil)
    #expect(document.entries.allSatisfy { !$0.acceptable && $0.refusal == nil && $0.run == nil })
    #expect(document.problems.isEmpty && document.causes.isEmpty)
  }

  @Test func `the command finds the goldens of a name, and writes the page`() throws {
    try commit(10, "Draw")
    try commit(20, "Draw", at: "Snapshots/AppTests/CardTests/dark.1.png")
    try commit(20, "Draw", at: "Snapshots/AppTests/CardTests/darker.1.png")
    let run = try ToolRun(["history", "CardTests/dark"], folder: repository.url)
    #expect(run.status == 0, "\(run.output)")
    #expect(run.output.hasPrefix("Snapshots/AppTests/CardTests/dark.1.png\n") && run.output.contains(Self.golden))
    #expect(!run.output.contains("darker"))
    #expect(run.output.hasSuffix("Page: .build/touchstone/history-CardTests-dark.html\n"))
    let page = try #require(repository.text(".build/touchstone/history-CardTests-dark.html"))
    #expect(page.contains("History of CardTests/dark"))
    let state = try repository.state()
    let path = try ToolRun(["history", Self.golden, "--output", "h.html"], folder: repository.url)
    #expect(path.status == 0 && path.output.contains("added"))
    try FileManager.default.removeItem(at: repository.url.appendingPathComponent("h.html"))
    #expect(try repository.state() == state)
  }

  @Test func `what has no history says so`() throws {
    let none = try ToolRun(["history", "CardTests/dark"], folder: repository.url)
    #expect(none.status == 1 && none.output.contains("No golden belongs to a snapshot CardTests/dark."))
    try repository.write([Self.golden: "text"])
    let new = try ToolRun(["history", "CardTests/dark"], folder: repository.url)
    #expect(new.status == 1 && new.output.contains("No commit has the golden \(Self.golden). Commit it first."))
    let removed = try ToolRun(["history", "Snapshots/AppTests/CardTests/gone.txt"], folder: repository.url)
    #expect(
      removed.status == 1 && removed.output.contains("No commit has the golden Snapshots/AppTests/CardTests/gone.txt."))
    #expect(try ToolRun(["history", "--limit", "0", "a"], folder: repository.url).status == 64)
  }

  @Test func `a golden that is a hash has a history by its lines, and before that by its files`() throws {
    let other = "Snapshots/AppTests/CardTests/other.1@2x.png"
    try commit(10, "Draw")
    try repository.write(["Snapshots/touchstone.json": #"{ "goldens": "hashes", "store": "file:../remote" }"#])
    let convert = try ToolRun(["goldens", "convert", "--to", "hashes"], folder: repository.url)
    #expect(convert.status == 0, "\(convert.output)")
    try repository.write([".gitignore": ".build\n"])
    try commit("Convert")
    let goldens = try #require(HashedGoldens(ofPackage: repository.url))
    func record(_ byte: UInt8, _ subject: String, at golden: String = Self.golden) throws {
      try goldens.record(Self.png(byte), at: #require(ManifestPlace(golden: golden)))
      try commit(subject)
    }
    try record(20, "Draw again")
    try record(50, "Draw another one", at: other)
    try record(30, "Draw once more")
    let run = try ToolRun(["history", "CardTests/dark"], folder: repository.url)
    let subjects = run.output.split(separator: "\n").dropFirst().prefix { !$0.hasPrefix("Page") }
    #expect(run.status == 0 && subjects.count == 3, "\(run.output)")
    #expect(zip(subjects, ["Draw once more", "Draw again", "Draw"]).allSatisfy { $0.hasSuffix($1) }, "\(run.output)")
    #expect(run.output.contains("added") && run.output.contains("changed, 32 px"), "\(run.output)")

    // Without pictures, the commits are there all the same.
    let (local, remote) = (goldens.objects, ObjectStore(folder.url.appendingPathComponent("remote/v1")))
    let pictures = try local.addresses.map { try #require(try local.read($0)) }
    for address in local.addresses { try local.remove(address) }
    let bare = try ToolRun(["history", "CardTests/dark"], folder: repository.url)
    #expect(bare.status == 0, "\(bare.output)")
    #expect(bare.output.contains("changed, neither picture is on this machine"), "\(bare.output)")
    #expect(bare.output.contains("&& swift run touchstone goldens fetch"), "\(bare.output)")
    // The store of the package has them.
    for picture in pictures { try remote.add(picture, pathExtension: "png") }
    let fetched = try ToolRun(["history", "CardTests/dark"], folder: repository.url)
    #expect(fetched.output == run.output)
    // A damaged picture is fetched again.
    let damaged = try #require(local.addresses.first)
    try Data("cut".utf8).write(to: local.url.appendingPathComponent(damaged.path))
    #expect(try ToolRun(["history", "CardTests/dark"], folder: repository.url).output == run.output)
    #expect(try local.read(damaged) != nil)
    // The last line goes.
    try goldens.set(nil, at: #require(ManifestPlace(golden: Self.golden)))
    try commit("Remove")
    let gone = try ToolRun(["history", Self.golden, "--limit", "1"], folder: repository.url)
    #expect(gone.output.contains("removed") && gone.output.contains("has older commits"), "\(gone.output)")
  }

  @Test func `a shallow clone says that commits are missing`() throws {
    try commit(10, "Draw")
    try commit(20, "Draw again")
    let clone = folder.url.appendingPathComponent("clone")
    try repository.git("clone", "-q", "--depth", "1", "file://\(repository.url.path)", clone.path)
    let run = try ToolRun(["history", "CardTests/dark"], folder: clone)
    #expect(
      run.status == 0 && run.output.contains("The clone is shallow: its first commit stands for all before."),
      "\(run.output)")
  }
}

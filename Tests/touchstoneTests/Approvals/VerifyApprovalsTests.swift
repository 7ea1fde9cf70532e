import Foundation
import Testing
import TouchstoneDrawing
import TouchstoneImageIO
import TouchstoneSnapshots
import TouchstoneTestSupport

@testable import touchstone

/// What `touchstone approvals` says of a repository.
struct VerifyApprovalsTests {
  /// A repository whose branch `topic` changes a golden of text, adds another, and removes one.
  private final class Change {
    let folder: TemporaryFolder
    let repository: GitRepository
    private static let goldens = "Snapshots/A/Cards"

    init() throws {
      folder = try TemporaryFolder()
      repository = try GitRepository(in: folder.url)
      try repository.commit([
        ".gitignore": ".build/\n", "Snapshots/README.md": "Goldens\n", "Snapshots/touchstone.json": "{}\n",
        "\(Self.goldens)/dark.txt": "old", "\(Self.goldens)/gone.txt": "old", "\(Self.goldens)/same.txt": "same",
      ])
      try repository.git("checkout", "-q", "-b", "topic")
      try repository.git("rm", "-q", "\(Self.goldens)/gone.txt")
      try repository.commit([
        "\(Self.goldens)/dark.txt": "new", "\(Self.goldens)/light.txt": "light", "Card.swift": "struct Card { }\n",
        "Snapshots/README.md": "Goldens of cards\n",
      ])
    }

    func run(_ words: String...) throws -> ToolRun {
      try ToolRun(
        ["approvals"] + words, folder: repository.url,
        environment: [
          "GIT_AUTHOR_NAME": "Grace", "GIT_AUTHOR_EMAIL": "grace@example.org", "GIT_CONFIG_GLOBAL": "/dev/null",
        ])
    }

    func verify() throws -> ToolRun { try run("verify", "--against", "main") }

    /// Writes a file as the page of a report saves it, and commits it.
    func approve(_ texts: [String: String], file: String = "Snapshots/Approvals/ann.json") throws {
      let approved = texts.sorted { $0.key < $1.key }.map { name, text in
        let digest = Data(text.utf8).sha256
        let golden = "\(Self.goldens)/\(name).txt"
        return #"{"id":"Cards/\#(name)","golden":"\#(golden)","digest":"\#(digest)","file":"\#(digest)"}"#
      }
      try repository.commit([
        file: """
        {"schema":"touchstone.approvals/2","run":"ci","approvedBy":"Ann","approvedAt":"2026-11-27T09:30:00Z",
        "approved":[\(approved.joined(separator: ","))]}
        """
      ])
    }
  }

  @Test func `each golden that a branch changes needs an approval`() throws {
    let change = try Change()
    let none = try change.verify()
    #expect(none.status == 1)
    #expect(
      none.output == """
        Removed, which needs no approval: Snapshots/A/Cards/gone.txt
        Not approved:
          Snapshots/A/Cards/dark.txt   no one approved it
          Snapshots/A/Cards/light.txt  no one approved it
        0 of 2 goldens approved.
        Look at what is not approved. To approve it: swift run touchstone approvals add --against main

        """)

    try change.approve(["dark": "new", "light": "other"])
    let some = try change.verify()
    #expect(some.status == 1)
    #expect(some.output.contains("  Snapshots/A/Cards/dark.txt  the file that was approved\nNot approved:"))
    #expect(
      some.output.contains(
        "Snapshots/A/Cards/light.txt  another picture or text was approved by Ann (as typed on the page)"))

    try change.approve(["light": "light"], file: "Snapshots/Approvals/more.json")
    let all = try change.verify()
    #expect(all.status == 0, "\(all.output)")
    let commit = try change.repository.git("rev-parse", "HEAD").prefix(10)
    #expect(
      all.output.contains(
        "Approved by Ann (as typed on the page), 2026-11-27T09:30:00Z (Snapshots/Approvals/more.json, committed by Ada "
          + "<ada@example.org> in \(commit)):\n  Snapshots/A/Cards/light.txt  the file that was approved\n"))
    #expect(
      all.output.hasSuffix("2 of 2 goldens approved. Names are what the files and git say; nothing here is signed.\n"))
  }

  @Test func `an approval survives a push that does not change its picture, and no other`() throws {
    let change = try Change()
    try change.approve(["dark": "new", "light": "light"])
    try change.repository.commit(["Card.swift": "struct Card { var a = 1 }\n"])
    // The other branch goes on, and so does the history below the change.
    try change.repository.git("checkout", "-q", "main")
    try change.repository.commit(["Snapshots/A/Cards/same.txt": "changed there"])
    try change.repository.git("checkout", "-q", "topic")
    try change.repository.git("merge", "-q", "--no-edit", "main")
    #expect(try change.verify().status == 0)

    try change.repository.commit(["Snapshots/A/Cards/dark.txt": "newer"])
    let changed = try change.verify()
    #expect(changed.status == 1 && changed.output.contains("1 of 2 goldens approved."), "\(changed.output)")
  }

  @Test func `an approval of an earlier branch approves no return to its picture`() throws {
    let change = try Change()
    try change.approve(["dark": "new", "light": "light"])
    let repository = change.repository
    try repository.git("checkout", "-q", "main")
    try repository.git("merge", "-q", "--ff-only", "topic")
    try repository.commit(["Snapshots/A/Cards/dark.txt": "third"])
    try repository.git("checkout", "-q", "-b", "back")
    try repository.commit(["Snapshots/A/Cards/dark.txt": "new"])
    let back = try change.verify()
    #expect(
      back.status == 1 && back.output.contains("Snapshots/A/Cards/dark.txt  no one approved it"), "\(back.output)")
    // All approvals say of which pictures someone ever said that they are right.
    let all = try change.run("verify", "--all")
    #expect(all.status == 1 && all.output.contains("2 of 3 goldens approved."), "\(all.output)")
  }

  @Test func `what is not committed is not checked`() throws {
    let change = try Change()
    try change.approve(["dark": "new", "light": "light"])
    for (path, text) in [("A/Cards/dark.txt", "edited"), ("A/Cards/added.txt", ""), ("Approvals/mine.json", "{}")] {
      try change.repository.write(["Snapshots/\(path)": text])
      let result = try change.verify()
      #expect(result.status == 1)
      #expect(
        result.output.contains(
          "the checkout has other goldens or approvals: Snapshots/\(path). Commit them, or restore them"),
        "\(result.output)")
      try change.repository.git("clean", "-q", "-f", "-d")
      try change.repository.git("checkout", "-q", ".")
    }
    #expect(try change.verify().status == 0)
    // A golden that the checkout leaves out could be any.
    try change.repository.git("update-index", "--skip-worktree", "Snapshots/A/Cards/dark.txt")
    try FileManager.default.removeItem(at: change.repository.url.appendingPathComponent("Snapshots/A/Cards/dark.txt"))
    let absent = try change.verify()
    #expect(absent.status == 1 && absent.output.contains("dark.txt  No such file or directory"), "\(absent.output)")
  }

  @Test func `a file of approvals that is none fails, and so does a link to one`() throws {
    let change = try Change()
    try change.approve(["dark": "new", "light": "light"])
    try change.repository.commit(["Snapshots/Approvals/b.json": "[]"])
    let broken = try change.verify()
    #expect(broken.status == 1 && broken.output.contains("2 of 2 goldens approved."))
    #expect(broken.output.contains("Snapshots/Approvals/b.json is not a valid approvals.json from a report"))

    let link = change.repository.url.appendingPathComponent("Snapshots/Approvals/b.json")
    try FileManager.default.removeItem(at: link)
    try FileManager.default.createSymbolicLink(atPath: link.path, withDestinationPath: "ann.json")
    try change.repository.commit([:])
    let linked = try change.verify()
    #expect(linked.status == 1 && linked.output.contains("Snapshots/Approvals/b.json is not a valid approvals.json"))
  }

  @Test func `one's own approval of what is committed has the name that git is configured with`() throws {
    let change = try Change()
    let dark = try change.run("add", "--against", "main", "--only", "Cards/dark")
    #expect(dark.status == 0, "\(dark.output)")
    #expect(dark.output.hasPrefix("  Snapshots/A/Cards/dark.txt\n1 snapshot approved by Grace <grace@example.org>, "))
    #expect(try change.run("add", "--against", "main").output.contains("the checkout has other goldens or approvals"))
    try change.repository.commit([:])
    let verified = try change.verify()
    #expect(verified.status == 1)
    #expect(verified.output.contains("Approved by Grace <grace@example.org> (as git is configured), "))
    #expect(verified.output.contains("1 of 2 goldens approved."))

    let none = try change.run("add", "--against", "main", "--only", "Crads")
    #expect(none.status == 1 && none.output.contains("No golden that differs has a name that matches Crads."))
    try change.repository.git("checkout", "-q", "main")
    let same = try change.run("add", "--against", "main")
    #expect(same.status == 1 && same.output.contains("so there is nothing to approve."), "\(same.output)")
    #expect(try change.verify().output.hasPrefix("No golden differs from those of main ("))
  }

  @Test func `a link is no golden, wherever it leads`() throws {
    let change = try Change()
    let golden = change.repository.url.appendingPathComponent("Snapshots/A/Cards/dark.txt")
    try FileManager.default.removeItem(at: golden)
    try FileManager.default.createSymbolicLink(atPath: golden.path, withDestinationPath: "same.txt")
    try change.approve(["dark": "same", "light": "light"])
    let result = try change.verify()
    #expect(result.status == 1 && result.output.contains("1 of 2 goldens approved."), "\(result.output)")
  }

  @Test func `nothing beside a golden keeps it from being checked`() throws {
    let change = try Change()
    let goldens = "Snapshots/A/Cards"
    try change.repository.commit([
      "\(goldens)/x.ttf": "", "Snapshots/A/Package.swift": "let package = Package(targets: [.target(name: \"A\")])\n",
      "Snapshots/Fonts/OFL.txt": "licence", "Sources/__Snapshots__/Cards/beside.1.txt": "new",
    ])
    let result = try change.verify()
    #expect(result.status == 1 && result.output.contains("\n0 of 3 goldens approved.\n"), "\(result.output)")
    #expect(result.output.contains("Sources/__Snapshots__/Cards/beside.1.txt"))
  }

  @Test(arguments: ["Snapshots/A/Cards", "Snapshots"])
  func `a link in the place of a folder cannot be approved`(path: String) throws {
    let change = try Change()
    try change.approve(["dark": "new", "light": "light"])
    let folder = change.repository.url.appendingPathComponent(path)
    let other = change.repository.url.appendingPathComponent("Other")
    try FileManager.default.moveItem(at: folder, to: other)
    try FileManager.default.createSymbolicLink(atPath: folder.path, withDestinationPath: other.path)
    try change.repository.commit([:])
    let result = try change.verify()
    #expect(result.status == 1 && result.output.contains("  \(path)  "), "\(result.output)")
  }

  @Test func `a copy of an earlier approval approves nothing`() throws {
    let change = try Change()
    try change.approve(["dark": "new", "light": "light"])
    let repository = change.repository
    try repository.git("checkout", "-q", "main")
    try repository.git("merge", "-q", "--ff-only", "topic")
    try repository.commit(["Snapshots/A/Cards/dark.txt": "third"])
    try repository.git("checkout", "-q", "-b", "back")
    try repository.git("mv", "Snapshots/Approvals/ann.json", "Snapshots/Approvals/new.json")
    try repository.commit(["Snapshots/A/Cards/dark.txt": "new"])
    let back = try change.verify()
    #expect(
      back.status == 1 && back.output.contains("Snapshots/A/Cards/dark.txt  no one approved it"), "\(back.output)")
    let blob = try repository.git("rev-parse", "main:Snapshots/Approvals/ann.json")
    let object = ".git/objects/\(blob.prefix(2))/\(blob.dropFirst(2))"
    try FileManager.default.removeItem(at: repository.url.appendingPathComponent(object))
    #expect(try change.verify().output.contains("git failed: git cat-file blob \(blob)"))
  }

  @Test func `a folder without a package, and a package without goldens, are not approved`() throws {
    let folder = try TemporaryFolder()
    let repository = try GitRepository(in: folder.url)
    try repository.commit(["App/Package.swift": "", "App/Snapshots/README.md": "None\n"])
    #expect(try ToolRun(["approvals", "verify", "--all"], folder: repository.url).status == 1)
    let app = try ToolRun(["approvals", "verify", "--all", "--package", "App"], folder: repository.url)
    #expect(app.status == 1 && app.output.contains("There are no goldens."), "\(app.output)")
  }

  @Test func `a damaged golden cannot be approved`() throws {
    let change = try Change()
    try change.repository.commit(["Snapshots/A/Cards/wide.png": "no picture"])
    let result = try change.run("add", "--against", "main")
    #expect(
      result.status == 1 && result.output.contains("Snapshots/A/Cards/wide.png cannot be approved: "),
      "\(result.output)")
    #expect(result.output.contains("Snapshots/Approvals") == false)
  }

  @Test func `a file that was saved from a report is kept as it is`() throws {
    let change = try Change()
    try change.approve(["dark": "new", "light": "light"], file: "saved.json")
    let added = try change.run("add", "saved.json")
    #expect(added.status == 0 && added.output.contains("2 snapshots approved by Ann, 2026-11-27T09:30:00Z\n"))
    try change.repository.commit([:])
    #expect(try change.verify().status == 0)
    for words in [
      ["verify"], ["verify", "--all", "--against", "main"], ["add"], ["add", "saved.json", "--only", "a"],
    ] {
      #expect(try ToolRun(["approvals"] + words, folder: change.repository.url).status == 64)
    }
  }

  @Test func `programs get JSON`() throws {
    let change = try Change()
    try change.approve(["dark": "new"])
    try change.repository.commit(["Snapshots/A/Cards/red\u{9B}31m.txt": "red"])
    let result = try change.run("verify", "--against", "main", "--json")
    #expect(result.status == 1 && result.output.contains(#"/red\u009b31m.txt""#), "\(result.output)")
    let object = try #require(try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
    #expect(object["schema"] as? String == "touchstone.approvals-check/1" && object["isApproved"] as? Bool == false)
    #expect(object["removed"] as? [String] == ["Snapshots/A/Cards/gone.txt"])
    let goldens = try #require(object["goldens"] as? [[String: Any]])
    #expect(goldens.map { $0["verdict"] as? String } == ["approved", "missing", "faulty"])
    let approval = try #require((goldens[0]["approvals"] as? [[String: Any]])?.first)
    #expect(approval["by"] as? String == "Ann" && approval["nameSource"] as? String == "page")
    #expect((approval["committed"] as? [String: Any])?["author"] as? String == "Ada <ada@example.org>")
  }

  @Test func `a clone without history does not name whoever committed an approval`() throws {
    let change = try Change()
    try change.approve(["dark": "new", "light": "light"])
    let clone = change.folder.url.appendingPathComponent("clone")
    try change.repository.git(
      "clone", "-q", "--depth", "1", "-b", "topic", "file://\(change.repository.url.path)", clone.path)
    let shallow = try ToolRun(["approvals", "verify", "--all"], folder: clone)
    #expect(
      shallow.output.contains("Snapshots/Approvals/ann.json, of a commit that this clone lacks"), "\(shallow.output)")
    let base = try ToolRun(["approvals", "verify", "--against", "origin/main"], folder: clone)
    #expect(base.status == 1 && base.output.contains("The clone is shallow."), "\(base.output)")
  }
}

import ArgumentParser
import Foundation
import Testing
import TouchstoneSnapshots
import TouchstoneTestSupport

@testable import touchstone

/// The command, with a script in place of `swift`.
@Suite struct CompareSnapshotsTests {
  @Test func `the status says whether the snapshots of two revisions are the same, and the checkout stays as it is`()
    throws
  {
    try withComparisonFixture { fixture in
      let before = try fixture.repository.state()
      let same = try fixture.compare("--against", "HEAD")
      #expect(same.status == 0, "\(same.output)")
      #expect(same.output.contains("1 same"))
      #expect(fixture.runs == 2)
      #expect(try fixture.repository.state() == before)

      // Uncommitted changes count; the other revision is not drawn again.
      try fixture.repository.write(["Card.swift": "struct Other {}\n"])
      let changed = try fixture.compare("--against", "HEAD")
      #expect(changed.status == 1, "\(changed.output)")
      #expect(changed.output.contains("changed  CardTests/card"))
      #expect(fixture.runs == 1)
      try fixture.repository.write(["Card.swift": "struct Card {}\n"])
      // A hook of git names the index of the commit that is being made.
      let index = fixture.repository.url.appendingPathComponent(".git/index").path
      #expect(try fixture.compare("--against", "main", environment: ["GIT_INDEX_FILE": index]).status == 0)
      #expect(try fixture.repository.state() == before)
    }
  }

  @Test(arguments: [
    ("broken", "Card.swift:1:8: error: cannot find 'broken' in scope"),
    ("tools", "is using Swift tools version 9.0.0"), ("crash", "crashed"), ("early", "but no test failed"),
    ("exits", "but no test failed"),
  ])
  func `a side that does not build or crashes never passes`(card: String, message: String) throws {
    try withComparisonFixture { fixture in
      try fixture.repository.commit(["Card.swift": card])
      try fixture.repository.commit(["Card.swift": "struct Card {}"])
      let base = try fixture.compare("--against", "HEAD~1")
      #expect(base.status == 2, "\(base.output)")
      #expect(base.output.contains(message) && base.output.contains("HEAD~1"), "\(base.output)")
      // Nor the next time, from what is kept.
      #expect(try fixture.compare("--against", "HEAD~1").status == 2)
      try fixture.repository.write(["Card.swift": card])
      // The files that an earlier comparison has written say so, too.
      let files = ["json", "junit", "markdown"].map { fixture.folder.appendingPathComponent($0) }
      for file in files.dropLast() { try Data("same".utf8).write(to: file) }
      let options = files.flatMap { ["--\($0.lastPathComponent)", $0.path] }
      let head = try fixture.run(["compare-snapshots", "--against", "HEAD"] + options)
      #expect(head.status == 2 && head.output.contains(message), "\(head.output)")
      for file in files {
        let text = try String(contentsOf: file, encoding: .utf8)
        #expect(text.contains("nothing was compared"), "\(file.lastPathComponent): \(text)")
      }
    }
  }

  @Test func `a revision that is not there as a whole is not the same`() throws {
    try withComparisonFixture { fixture in
      let pointer =
        "version https://git-lfs.github.com/spec/v1\noid sha256:\(String(repeating: "0", count: 64))\nsize 1\n"
      try fixture.repository.commit([
        ".gitattributes": "*.png filter=lfs -text\n", "Guide.docc/a.png": pointer, "Snapshots/A/a.png": pointer,
      ])
      let whole = try fixture.compare("--against", "HEAD")
      #expect(whole.status == 0, "\(whole.output)")
      try fixture.repository.commit(["Sources/logo.png": pointer])
      let part = try fixture.compare("--against", "HEAD", "--junit", fixture.folder.path + "/junit.xml")
      #expect(part.status == 2 && part.output.contains("1 same"), "\(part.output)")
      let sentence = "The file Sources/logo.png of the commit is not fetched"
      #expect(part.output.contains(sentence), "\(part.output)")
      let junit = try String(contentsOfFile: fixture.folder.path + "/junit.xml", encoding: .utf8)
      #expect(junit.contains("<error message=\"\(sentence)"))
    }
  }

  @Test(arguments: [("none", "--previews"), ("ancient", "depends on Touchstone 0.1.0, which cannot draw for a")])
  func `revisions without any snapshot, or with a Touchstone that compares none, are not the same`(
    card: String, message: String
  ) throws {
    try withComparisonFixture { fixture in
      try fixture.repository.commit(["Card.swift": card])
      let run = try fixture.compare("--against", "HEAD")
      #expect(run.status == 2 && run.output.contains(message), "\(run.output)")
    }
  }

  @Test func `a checkout whose Touchstone cannot compare is not asked to write its snapshots`() throws {
    try withComparisonFixture { fixture in
      try fixture.repository.write(["Card.swift": "ancient"])
      let saved = fixture.folder.appendingPathComponent("saved")
      // Where there is no folder for orders, the script reads the variables.
      try Data().write(to: fixture.folder.appendingPathComponent("touchstone-orders-\(getuid())"))
      let run = try fixture.compare("--save", saved.path, environment: ["TMPDIR": fixture.folder.path])
      #expect(run.status == 2 && run.output.contains("depends on Touchstone 0.1.0"), "\(run.output)")
      let pictures = try FileManager.default.contentsOfDirectory(atPath: saved.path + "/Snapshots")
      #expect(pictures.isEmpty)
    }
  }

  @Test func `snapshots that only one revision has are different`() throws {
    try withComparisonFixture { fixture in
      try fixture.repository.commit(["Card.swift": "none"])
      try fixture.repository.write(["Card.swift": "struct Card {}"])
      let new = try fixture.compare("--against", "HEAD")
      #expect(new.status == 1 && new.output.contains("1 new"), "\(new.output)")
      try fixture.repository.commit([:])
      try fixture.repository.write(["Card.swift": "none"])
      let gone = try fixture.compare("--against", "HEAD")
      #expect(gone.status == 1 && gone.output.contains("1 removed"), "\(gone.output)")
    }
  }

  @Test func `a comparison that was interrupted leaves nothing that the next one believes`() throws {
    try withComparisonFixture { fixture in
      try fixture.repository.commit(["Card.swift": "slow"])
      try fixture.repository.write(["Card.swift": "struct Card {}"])
      #expect(try fixture.compare("--version-that-is-none").status == 2)
      let run = try fixture.interrupted(["compare-snapshots", "--against", "HEAD"])
      #expect(run.status == 130 && run.output.contains("Interrupted: nothing was compared."), "\(run.output)")
      let drawn = fixture.repository.url.appendingPathComponent(".build/touchstone-base/drawn")
      #expect(!FileManager.default.fileExists(atPath: DrawnSnapshots.stateFile(in: drawn).path))
    }
  }

  @Test func `a disk that is full exits with status 2`() throws {
    try withComparisonFixture { fixture in
      _ = try fixture.compare("--against", "HEAD")
      // The pictures cannot be written, and neither can the page of a report.
      let drawn = fixture.repository.url.appendingPathComponent(".build/touchstone-base/drawn")
      try FileManager.default.removeItem(at: DrawnSnapshots.stateFile(in: drawn))
      let report = try fixture.compare("--against", "HEAD", "--output", "/dev/full/report.html")
      #expect(report.status == 2 && report.output.contains("cannot be written"), "\(report.output)")
      try fixture.repository.commit(["Card.swift": "struct Full {}"])
      let swift = fixture.folder.appendingPathComponent("bin/swift")
      let script = try String(contentsOf: swift, encoding: .utf8)
      ShellScript.write(script.replacing("> \"$picture\"; then", with: "> /dev/full; then"), to: swift)
      let run = try fixture.compare("--against", "HEAD")
      #expect(run.status == 2 && run.output.contains("The disk is full."), "\(run.output)")
      // What failed then is not kept.
      ShellScript.write(script, to: swift)
      let free = try fixture.compare("--against", "HEAD")
      #expect(free.status == 0 && fixture.runs == 2, "\(free.output)")
    }
  }

  @Test func `only the lock that a plugin's command holds is ignored`() throws {
    try withComparisonFixture { fixture in
      let plain = try fixture.compare("--against", "HEAD")
      #expect(plain.status == 0, "\(plain.output)")
      #expect(fixture.runs == 2 && fixture.ignored == 0)
      try fixture.repository.commit(["Other.swift": "\n"])
      let build = fixture.repository.url.appendingPathComponent(".build").path
      _ = try fixture.compare("--against", "HEAD", environment: [BuildFolderLock.variable: build])
      // The other revision has a build folder of its own.
      #expect(fixture.runs == 2 && fixture.ignored == 1)
    }
  }

  @Test func `snapshots that another job saved are compared with`() throws {
    try withComparisonFixture { fixture in
      let saved = fixture.folder.appendingPathComponent("saved")
      let picture = ["PICTURES": saved.path + "/Snapshots", "TOUCHSTONE_RECORD": "all"]
      let save = try fixture.compare("--save", saved.path, environment: picture)
      #expect(save.status == 0, "\(save.output)")
      let same = try fixture.compare("--against-run", saved.path, environment: ["PICTURES": saved.path + "/Snapshots"])
      #expect(same.status == 0 && fixture.runs == 1, "\(same.output)")
      for (card, message) in [("fails", "Tests that failed: AppTests.CardTests/card()."), ("none", "No test took")] {
        try fixture.repository.write(["Card.swift": card])
        let bad = try fixture.compare("--save", saved.path, environment: picture)
        #expect(bad.status == 2 && bad.output.contains(message), "\(bad.output)")
      }
      let none = try fixture.compare("--against-run", fixture.folder.path)
      #expect(none.status == 2 && none.output.contains("--save"), "\(none.output)")
    }
  }

  @Test func `options that contradict one another are refused`() {
    let contradictions = [
      [], ["--against", "a", "--save", "b"], ["--against", ""], ["--against-run", "a", "--no-merge-base"],
      ["--save", "a", "--json", "b"], ["--save", "a", "--no-pictures"],
      ["--vary", "fonts=machine", "--vary", "fonts=a"],
      ["--vary", "look=iOS26", "--vary", "look=iOS18"],
    ]
    for words in contradictions {
      #expect(throws: (any Error).self) { try CompareSnapshots.parse(words) }
    }
    for words in [["--against", "main", "--no-merge-base"], ["--save", "a", "--previews"]] {
      #expect(throws: Never.self) { try CompareSnapshots.parse(words) }
    }
  }
}

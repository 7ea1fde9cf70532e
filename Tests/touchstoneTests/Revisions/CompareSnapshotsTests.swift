import ArgumentParser
import Foundation
import Testing
import TouchstoneSnapshots
import TouchstoneTestSupport

@testable import touchstone

/// The command, with a script in place of `swift`: its tests take one snapshot, which shows the text of Card.swift.
@Suite struct CompareSnapshotsTests {
  private static let swift = #"""
    #!/bin/bash
    # Card.swift says what the tests do.
    while [ $# -gt 0 ]; do
      case "$1" in
        --package-path) package="$2" ;;
        --ignore-lock) lock=ignored ;;
        --xunit-output) run="$(dirname "$2")" ;;
      esac
      shift
    done
    echo "$package $lock" >> "$CALLS"
    card="$(cat "$package/Card.swift")"
    case "$card" in
      *broken*) echo "$package/Card.swift:1:8: error: cannot find 'broken' in scope"; exit 1 ;;
      *tools*) echo "error: 'app': package 'app' is using Swift tools version 9.0.0"; exit 1 ;;
    esac
    echo 'Build complete! (0.1s)'
    case "$card" in
      *slow*) exec sleep 600 ;;
      *early*) echo 'Fatal error: early'; exit 1 ;;
      *none*) exit 0 ;;
    esac
    pictures="${TOUCHSTONE_SNAPSHOTS:-$PICTURES}"
    picture="$pictures/AppTests/CardTests/card.txt"
    verdict='"verdict":"passed"' code=0
    if [ "$TOUCHSTONE_RECORD" = all ]; then
      mkdir -p "$(dirname "$picture")"
      if printf '%s' "$card" > "$picture"; then verdict='"verdict":"recorded"'
      else verdict='"verdict":"failed","reason":"write","message":"The disk is full."' code=1
      fi
    elif [ ! -e "$picture" ]; then verdict='"verdict":"failed","reason":"missing"'
    elif [ "$(cat "$picture")" != "$card" ]; then verdict='"verdict":"failed","reason":"differs"'
    fi
    tool=0.2.0
    case "$card" in *exits*) code=1 ;; *ancient*) tool=0.1.0 ;; esac
    case "$card" in
      *fails*)
        code=1
        echo '<testcase classname="AppTests.CardTests" name="card()"><failure/></testcase>' > "$run/tests.xml" ;;
    esac
    mkdir -p "$run/log"
    {
      echo '{"kind":"header","schema":1,"run":"r","process":1,"started":0,"tool":"'$tool'","package":"'"$package"'"}'
      printf '{"kind":"snapshot","id":"CardTests/card","target":"AppTests","file":"Card.swift","line":1,"test":"card()",'
      printf '"golden":"%s","format":"txt","warnings":[],"seconds":0,%s}\n' "$picture" "$verdict"
      case "$card" in *crash*) ;; *) echo '{"kind":"end"}' ;; esac
    } > "$run/log/1.jsonl"
    exit $code
    """#

  /// A repository whose `swift` is the script.
  private struct Fixture {
    let repository: GitRepository
    let folder: URL
    var calls: URL { folder.appendingPathComponent("calls.txt") }

    init(_ folder: URL) throws {
      self.folder = folder
      repository = try GitRepository(in: folder)
      try repository.commit([".gitignore": ".build\n"])
      let bin = folder.appendingPathComponent("bin")
      try FileManager.default.createDirectory(at: bin, withIntermediateDirectories: true)
      ShellScript.write(CompareSnapshotsTests.swift, to: bin.appendingPathComponent("swift"))
    }

    /// Runs the command.
    func compare(_ options: String..., environment: [String: String] = [:]) throws -> ToolRun {
      try run(["compare-snapshots"] + options, environment: environment)
    }

    /// Runs a command.
    func run(_ words: [String], environment: [String: String] = [:]) throws -> ToolRun {
      try? FileManager.default.removeItem(at: calls)
      let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
      let own = [
        "PATH": "\(folder.path)/bin:\(path)", "CALLS": calls.path,
        "PICTURES": repository.url.resolvingSymlinksInPath().path + "/.build/touchstone-base/drawn/Snapshots",
      ]
      return try ToolRun(
        words, folder: repository.url, environment: own.merging(environment) { $1 })
    }

    private var lines: [Substring] {
      ((try? String(contentsOf: calls, encoding: .utf8)) ?? "").split(separator: "\n")
    }
    /// How many times tests ran in the last comparison.
    var runs: Int { lines.count }
    /// How many of them ignored the lock of the build folder.
    var ignored: Int { lines.count { $0.hasSuffix(" ignored") } }
  }

  private func withFixture(_ body: (Fixture) throws -> Void) throws {
    try withTemporaryFolder { try body(Fixture($0)) }
  }

  @Test func `the status says whether the snapshots of two revisions are the same, and the checkout stays as it is`()
    throws
  {
    try withFixture { fixture in
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
    try withFixture { fixture in
      try fixture.repository.commit(["Card.swift": card])
      try fixture.repository.commit(["Card.swift": "struct Card {}"])
      let base = try fixture.compare("--against", "HEAD~1")
      #expect(base.status == 2, "\(base.output)")
      #expect(base.output.contains(message) && base.output.contains("HEAD~1"), "\(base.output)")
      // Nor the next time, from what is kept.
      #expect(try fixture.compare("--against", "HEAD~1").status == 2)
      try fixture.repository.write(["Card.swift": card])
      let head = try fixture.compare("--against", "HEAD")
      #expect(head.status == 2 && head.output.contains(message), "\(head.output)")
    }
  }

  @Test func `a revision that is not there as a whole is not the same`() throws {
    try withFixture { fixture in
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
    try withFixture { fixture in
      try fixture.repository.commit(["Card.swift": card])
      let run = try fixture.compare("--against", "HEAD")
      #expect(run.status == 2 && run.output.contains(message), "\(run.output)")
    }
  }

  @Test func `snapshots that only one revision has are different`() throws {
    try withFixture { fixture in
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
    try withFixture { fixture in
      try fixture.repository.commit(["Card.swift": "slow"])
      try fixture.repository.write(["Card.swift": "struct Card {}"])
      #expect(try fixture.compare("--version-that-is-none").status == 2)
      // It is interrupted once the tests run. Without job control, the shell would have it ignore that.
      let words = """
        set -m; PATH="$0/bin:$PATH" CALLS="$1" "$2" compare-snapshots --against HEAD &
        until [ -s "$1" ]; do kill -0 $! || exit; sleep 0.05; done; kill -INT $!; wait $!
        """
      let command = ["bash", "-c", words, fixture.folder.path, fixture.calls.path, CompareFolder.tool]
      let run = try #require(
        ExternalProgram.run(command, in: fixture.repository.url, joinsOutput: true, limit: .seconds(300)))
      #expect(run.status == 130 && run.output.contains("Interrupted: nothing was compared."), "\(run.output)")
      let drawn = fixture.repository.url.appendingPathComponent(".build/touchstone-base/drawn")
      #expect(!FileManager.default.fileExists(atPath: DrawnSnapshots.stateFile(in: drawn).path))
    }
  }

  @Test func `a disk that is full exits with status 2`() throws {
    try withFixture { fixture in
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
    try withFixture { fixture in
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
    try withFixture { fixture in
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

  @Test
  func `the commit to blame is not known from the first commit of a shallow clone, nor where an end does not build`()
    throws
  {
    try withFixture { fixture in
      let golden = "Snapshots/AppTests/CardTests/card.txt"
      try fixture.repository.commit([golden: "card"])
      try fixture.repository.commit(["Card.swift": "broken"])
      let end = try fixture.run(["blame", "CardTests/card"])
      #expect(end.status == 1 && end.output.contains("cannot find 'broken' in scope"), "\(end.output)")
      #expect(end.output.contains("--from REF --to REF"), "\(end.output)")
      let clone = fixture.folder.appendingPathComponent("clone").path
      try fixture.repository.git(
        "clone", "-q", "--depth", "1", "file://\(fixture.repository.url.path)", clone)
      let shallow = try fixture.run(["blame", "CardTests/card", "--package", clone])
      #expect(shallow.status == 1 && shallow.output.contains("git fetch --unshallow"), "\(shallow.output)")
      #expect(!shallow.output.contains("was last changed by"))
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

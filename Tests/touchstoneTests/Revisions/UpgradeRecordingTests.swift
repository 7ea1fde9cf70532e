import ArgumentParser
import Foundation
import Testing
import TouchstoneSnapshots
import TouchstoneTestSupport

@testable import touchstone

/// Recording for another Touchstone, with a script in place of `swift`: its tests take two snapshots of texts, of which the other
/// Touchstone draws one differently.
@Suite struct UpgradeRecordingTests {
  private static let swift = #"""
    #!/bin/bash
    if [ "$1" = package ]; then
      echo '{"name":"App","targets":[],"products":[],"toolsVersion":{"_version":"6.2.0"},'
      echo '"dependencies":[{"fileSystem":[{"identity":"touchstone","path":"/old/touchstone"}]}]}'
      exit
    fi
    while [ $# -gt 0 ]; do
      case "$1" in
        --package-path) package="$2" ;;
        --xunit-output) run="$(dirname "$2")" ;;
      esac
      shift
    done
    echo 'Build complete! (0.1s)'
    if grep -q slow "$package/card.swift" && grep -q "path: \"$OTHER\"" "$package/Package.swift"; then
      touch "$OTHER/drawing"
      exec sleep 600
    fi
    if [ "$TOUCHSTONE_RECORD" = failed ] && grep -q meanwhile "$package/card.swift"; then touch "$MINE/Mine.swift"; fi
    code=0
    mkdir -p "$run/log"
    {
      echo '{"kind":"header","schema":1,"run":"r","process":1,"started":0,"tool":"0.2.0","package":"'"$package"'"}'
      for name in card words; do
        golden="Snapshots/AppTests/CardTests/$name.txt" verdict='"verdict":"passed"'
        drawn="$(cat "$package/$name.swift")"
        if grep -q "path: \"$OTHER\"" "$package/Package.swift"; then
          if [ $name = card ]; then drawn+=' again'; fi
          case "$drawn" in
            *twice*) echo '<testcase classname="AppTests.CardTests" name="cards()"><failure/></testcase>' > "$run/tests.xml" ;;
          esac
          case "$drawn" in *lost*) continue ;; esac
        fi
        if [ $code = 1 ] && grep -q stops "$package/card.swift"; then break; fi
        manifest="$package/Snapshots/AppTests/CardTests.goldens" digest="$(printf '%s' "$drawn" | sha256sum | cut -c 1-64)"
        store="$TOUCHSTONE_RUNS/store/sha256/${digest:0:2}"
        if [ -e "$manifest" ]; then
          golden_is() { grep -q "^$digest.*$name\$" "$manifest"; }
          golden_becomes() {
            mkdir -p "$store" && printf '%s' "$drawn" > "$store/${digest:2}.txt"
            sed -i -E "s/^[0-9a-f]+(.*$name)$/$digest\\1/" "$manifest"
          }
        else
          golden_is() { [ "$(cat "$package/$golden")" = "$drawn" ]; }
          golden_becomes() { printf '%s' "$drawn" > "$package/$golden"; }
        fi
        if ! golden_is; then
          verdict='"verdict":"failed","reason":"differs"' code=1
          case "$drawn" in *empty*) verdict='"verdict":"failed","reason":"empty"' ;; esac
          if [ "$TOUCHSTONE_RECORD" = failed ]; then
            golden_becomes
            verdict='"verdict":"recorded","recorded":"changed"' code=0
          fi
        fi
        printf '{"kind":"snapshot","id":"CardTests/%s","target":"AppTests","file":"Card.swift","line":1,' $name
        printf '"test":"cards()","golden":"%s","format":"txt","warnings":[],"seconds":0,%s}\n' "$golden" "$verdict"
      done
      echo '{"kind":"end"}'
    } > "$run/log/1.jsonl"
    exit $code
    """#

  /// Runs the command in a package whose goldens match, after a change.
  private func record(
    _ options: [String] = [], change: (GitRepository) throws -> Void = { _ in },
    check: (ToolRun, GitRepository) throws -> Void
  ) throws {
    try withPackage { repository, other, bin in
      try change(repository)
      let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
      let run = try ToolRun(
        ["record", "--for-upgrade", other.path] + options, folder: repository.url,
        environment: ["PATH": "\(bin.path):\(path)", "OTHER": other.path, "MINE": repository.url.path])
      try check(run, repository)
    }
  }

  /// Calls a function with a package whose goldens match, another Touchstone, and the folder of what takes the place of `swift`.
  private func withPackage(_ body: (GitRepository, _ other: URL, _ bin: URL) throws -> Void) throws {
    try withTemporaryFolder { folder in
      let other = folder.appendingPathComponent("other").resolvingSymlinksInPath()
      let bin = folder.appendingPathComponent("bin")
      for place in [other, bin] {
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
      }
      try Data(GitRepository.manifest.utf8).write(to: other.appendingPathComponent("Package.swift"))
      ShellScript.write(Self.swift, to: bin.appendingPathComponent("swift"))
      let repository = try GitRepository(in: folder)
      try repository.commit([
        ".gitignore": ".build\n", "card.swift": "card", "words.swift": "words",
        "Snapshots/AppTests/CardTests/card.txt": "card", "Snapshots/AppTests/CardTests/words.txt": "words",
      ])
      try body(repository, other, bin)
    }
  }

  @Test func `an interrupted recording for an upgrade leaves the checkout as it is`() throws {
    try withPackage { repository, other, bin in
      try repository.commit(["card.swift": "slow", "Snapshots/AppTests/CardTests/card.txt": "slow"])
      let before = try repository.state()
      let run = try interruptedTool(
        ["record", "--for-upgrade", other.path], in: repository.url, once: "test -e '\(other.path)/drawing'",
        path: bin.path, environment: ["OTHER": other.path, "MINE": repository.url.path])
      #expect(run.status == 130 && run.output.contains("nothing was recorded"), "\(run.output)")
      #expect(try repository.state() == before)
    }
  }

  @Test func `options that a recording for an upgrade would ignore are refused`() {
    #expect(throws: (any Error).self) { try Record.parse(["--for-upgrade", ""]) }
    for words in ["--configuration release", "--report never", "--verbose", "--replace-foreign"] {
      let options = words.split(separator: " ").map(String.init)
      #expect(throws: (any Error).self) { try Record.parse(["--for-upgrade", "0.3.0"] + options) }
    }
    #expect(throws: Never.self) { try Record.parse(["--for-upgrade", "0.3.0", "--dry-run"]) }
  }

  @Test func `the goldens that another Touchstone draws differently are recorded, and nothing else changes`() throws {
    try record(check: { run, repository in
      #expect(run.status == 0, "\(run.output)")
      #expect(run.output.contains("draws 1 of 2 snapshots differently"))
      let changed = try repository.git("status", "--porcelain")
      #expect(changed == "M Snapshots/AppTests/CardTests/card.txt")
      #expect(repository.text("Snapshots/AppTests/CardTests/card.txt") == "card again")
    })
  }

  @Test func `goldens that are hashes are recorded as lines, with what they show in the local store`() throws {
    try record(
      change: { repository in
        try repository.write(["Snapshots/touchstone.json": "{}"])
        let convert = try ToolRun(["goldens", "convert", "--to", "hashes"], folder: repository.url)
        #expect(convert.status == 0, "\(convert.output)")
        try repository.commit([:])
      },
      check: { run, repository in
        #expect(run.status == 0, "\(run.output)")
        #expect(run.output.contains("draws 1 of 2 snapshots differently"), "\(run.output)")
        let changed = try repository.git("status", "--porcelain")
        #expect(changed == "M Snapshots/AppTests/CardTests.goldens")
        let goldens = try #require(HashedGoldens(ofPackage: repository.url))
        let place = try #require(ManifestPlace(golden: "Snapshots/AppTests/CardTests/card.txt"))
        let entry = try #require(try goldens.entry(of: place))
        #expect(try goldens.objects.read(entry.address) == Data("card again".utf8))
      })
  }

  @Test func `a dry run records nothing, and leaves the index as it is`() throws {
    var before: [String] = []
    try record(
      ["--dry-run"],
      change: { repository in
        // Git would bring the time of this file in its index up to date.
        let file = repository.url.appendingPathComponent("card.swift")
        try FileManager.default.setAttributes(
          [.modificationDate: Date(timeIntervalSince1970: 1)], ofItemAtPath: file.path)
        before = try repository.state()
      },
      check: { run, repository in
        #expect(try repository.state() == before)
        #expect(run.status == 0 && run.output.contains("CardTests/card"), "\(run.output)")
        let changed = try repository.git("status", "--porcelain")
        #expect(changed == "")
      })
  }

  @Test(arguments: [true, false])
  func `changes of the user are named, and nothing is recorded`(isCommitted: Bool) throws {
    try record(
      change: { repository in
        if isCommitted {
          try repository.commit(["words.swift": "other words"])
        } else {
          try repository.write(["words.swift": "other words"])
        }
      },
      check: { run, repository in
        #expect(run.status == 1, "\(run.output)")
        #expect(
          run.output.contains(
            isCommitted ? "fails already, without another Touchstone: CardTests/words." : "in words.swift"),
          "\(run.output)")
        #expect(repository.text("Snapshots/AppTests/CardTests/card.txt") == "card")
      })
  }

  @Test func `a change that settings of git hide is named`() throws {
    try record(
      change: { repository in
        let kit = try GitRepository(in: repository.url.deletingLastPathComponent(), named: "kit")
        try repository.git("submodule", "add", "-q", kit.url.path, "Vendor/Kit")
        try repository.commit([:])
        for setting in [["diff.ignoreSubmodules", "all"], ["status.showUntrackedFiles", "no"]] {
          try repository.git("config", setting[0], setting[1])
        }
        try repository.write(["Vendor/Kit/Card.swift": "struct Other {}", "new.swift": ""])
      },
      check: { run, repository in
        #expect(run.status == 1 && run.output.contains("changes of your own"), "\(run.output)")
        #expect(run.output.contains("Vendor/Kit") && run.output.contains("new.swift"), "\(run.output)")
      })
  }

  @Test func `a change that the user makes meanwhile is named, and nothing is recorded`() throws {
    try record(
      change: { try $0.commit(["card.swift": "meanwhile", "Snapshots/AppTests/CardTests/card.txt": "meanwhile"]) },
      check: { run, repository in
        #expect(run.status == 1 && run.output.contains("changes of your own, in Mine.swift"), "\(run.output)")
        #expect(repository.text("Snapshots/AppTests/CardTests/card.txt") == "meanwhile")
      })
  }

  @Test func `a test that stops at a difference takes its other snapshots once that is recorded`() throws {
    try record(
      change: { try $0.commit(["card.swift": "stops", "Snapshots/AppTests/CardTests/card.txt": "stops"]) },
      check: { run, repository in
        #expect(run.status == 0, "\(run.output)")
        #expect(repository.text("Snapshots/AppTests/CardTests/card.txt") == "stops again")
      })
  }

  @Test func `a snapshot that is not taken with another Touchstone is named, and nothing is recorded`() throws {
    try record(
      change: { try $0.commit(["words.swift": "lost", "Snapshots/AppTests/CardTests/words.txt": "lost"]) },
      check: { run, repository in
        #expect(run.status == 1 && run.output.contains("do not take CardTests/words"), "\(run.output)")
        #expect(repository.text("Snapshots/AppTests/CardTests/card.txt") == "card")
      })
  }

  @Test func `a commit of which files are missing is refused`() throws {
    try record(
      change: { try $0.commit(["Art/logo.png": GitRepository.pointer]) },
      check: { run, repository in
        #expect(run.status == 1 && run.output.contains("lacks files of the last commit"), "\(run.output)")
        #expect(run.output.contains("lfs fetch origin"), "\(run.output)")
        #expect(repository.text("Snapshots/AppTests/CardTests/card.txt") == "card")
      })
  }

  @Test func `a test that fails for another reason besides its picture is refused`() throws {
    try record(
      change: { try $0.commit(["card.swift": "twice", "Snapshots/AppTests/CardTests/card.txt": "twice"]) },
      check: { run, repository in
        #expect(run.status == 1, "\(run.output)")
        #expect(run.output.contains("for other reasons than a picture: AppTests.CardTests/cards()"), "\(run.output)")
        #expect(repository.text("Snapshots/AppTests/CardTests/card.txt") == "twice")
      })
  }

  @Test func `what fails for another reason than its picture is refused`() throws {
    try record(
      change: {
        try $0.commit(["card.swift": "empty", "Snapshots/AppTests/CardTests/card.txt": "empty"])
      },
      check: { run, repository in
        #expect(
          run.status == 1 && run.output.contains("for other reasons than a picture: CardTests/card."), "\(run.output)")
        #expect(repository.text("Snapshots/AppTests/CardTests/card.txt") == "empty")
      })
  }
}

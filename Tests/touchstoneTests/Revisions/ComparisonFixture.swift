import Foundation
import Testing
import TouchstoneSnapshots
import TouchstoneTestSupport

@testable import touchstone

/// A repository whose `swift` is a script: the tests take one snapshot, `CardTests/card`, which shows the text of Card.swift.
struct ComparisonFixture {
  private static let swift = #"""
    #!/bin/bash
    # Card.swift says what the tests do.
    while [ $# -gt 0 ]; do
      case "$1" in
        --package-path) package="$2" ;;
        --ignore-lock) lock=ignored ;;
        --filter) filter="$2" ;;
        --xunit-output) run="$(dirname "$2")" ;;
      esac
      shift
    done
    echo "$package $filter $lock" >> "$CALLS"
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
    if [ -n "$filter" ] && ! grep -qE "$filter" <<< 'AppTests.Cards/card()'; then exit 0; fi
    pictures="${TOUCHSTONE_SNAPSHOTS:-$PICTURES}"
    picture="$pictures/AppTests/CardTests/card.txt"
    verdict='"verdict":"passed"' code=0
    case "$TOUCHSTONE_RECORD $card" in
      base*ancient*) records= verdict='"verdict":"failed","reason":"value"' code=1 ;;
      all\ * | base\ *) records=yes ;;
      *) records= ;;
    esac
    if [ "$records" ]; then
      mkdir -p "$(dirname "$picture")"
      if printf '%s' "$card" > "$picture"; then verdict='"verdict":"recorded"'
      else verdict='"verdict":"failed","reason":"write","message":"The disk is full."' code=1
      fi
    elif [ $code = 1 ]; then :
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

  let repository: GitRepository
  let folder: URL
  var calls: URL { folder.appendingPathComponent("calls.txt") }

  init(_ folder: URL) throws {
    self.folder = folder
    repository = try GitRepository(in: folder)
    try repository.commit([".gitignore": ".build\n"])
    let bin = folder.appendingPathComponent("bin")
    try FileManager.default.createDirectory(at: bin, withIntermediateDirectories: true)
    ShellScript.write(Self.swift, to: bin.appendingPathComponent("swift"))
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

  /// Runs a command that is interrupted once the tests run.
  func interrupted(_ words: [String]) throws -> ExternalProgram.Result {
    try? FileManager.default.removeItem(at: calls)
    return try interruptedTool(
      words, in: repository.url, once: "grep -q touchstone-base '\(calls.path)'", path: folder.path + "/bin",
      environment: ["CALLS": calls.path])
  }

  private var lines: [Substring] {
    ((try? String(contentsOf: calls, encoding: .utf8)) ?? "").split(separator: "\n")
  }
  /// How many times tests ran in the last comparison.
  var runs: Int { lines.count }
  /// The tests that each of them was asked for.
  var filters: [String] {
    lines.map { line in
      line.split(separator: " ", omittingEmptySubsequences: false).dropFirst().dropLast().joined(separator: " ")
    }
  }
  /// How many of them ignored the lock of the build folder.
  var ignored: Int { lines.count { $0.hasSuffix(" ignored") } }
}

/// Runs a command of the tool that is interrupted once a command of the shell succeeds.
///
/// - Parameter path: The folder with what takes the place of `swift`.
func interruptedTool(
  _ words: [String], in folder: URL, once condition: String, path: String, environment: [String: String]
) throws -> ExternalProgram.Result {
  // Without job control, the shell would have it ignore that.
  let script = """
    set -m; PATH="$0:$PATH" "$@" &
    until \(condition) 2> /dev/null; do kill -0 $! || exit; sleep 0.05; done; kill -INT $!; wait $!
    """
  let settings = environment.map { "\($0)=\($1)" }
  return try #require(
    ExternalProgram.run(
      ["bash", "-c", script, path, "env"] + settings + [CompareFolder.tool] + words, in: folder, joinsOutput: true,
      limit: .seconds(300)))
}

/// Calls a function with a fixture in a folder of its own.
func withComparisonFixture(_ body: (ComparisonFixture) throws -> Void) throws {
  try withTemporaryFolder { try body(ComparisonFixture($0)) }
}

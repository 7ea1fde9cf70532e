import ArgumentParser
import Foundation
import Testing

@testable import touchstone

/// Every command of the tool, run in a package and with a run's folder that strangers made.
@Suite(.timeLimit(.minutes(10)))
struct HostileCommandTests {
  /// What is typed; RUN stands for the run's folder, APPROVALS for a file of approvals.
  private static let lines = [
    "report RUN --output OUT/r.html", "report RUN RUN --json OUT/r.json --junit OUT/r.xml --markdown OUT/r.md",
    "report --output OUT/r.html", "record --from APPROVALS", "summary RUN", "summary RUN RUN", "summary", "prune RUN",
    "prune RUN --check", "prune RUN --delete --yes", "prune --delete", "accept RUN --only *",
    "accept RUN --only * --dry-run", "accept RUN --from APPROVALS", "accept --only *", "review RUN", "review",
    "review RUN --only *", "compare RUN/artefacts Snapshots --diff OUT/diff", "compare Snapshots RUN/artefacts --json",
    "compare RUN/artefacts/zero.png RUN/artefacts/pipe.png", "doctor", "doctor --package RUN", "fonts", "fonts status",
    "fonts pin", "fonts install", "fonts vendor --all", "init --package RUN", "show * --run RUN",
    "report RUN --against-run RUN --output OUT/r.html", "history Cards/a", "history Snapshots/A/Cards/a.png",
    "approvals verify --all", "approvals verify --against HEAD", "approvals add RUN/log",
    "approvals add --against HEAD", "shards --count 2 --from RUN", "coverage RUN", "coverage RUN --uncovered",
    "affected RUN/log --run RUN", "goldens convert --to files", "goldens fetch --no-build",
    "store push RUN --store file:OUT/store", "store pull main OUT/runs --store file:RUN",
    "store publish RUN main --store file:OUT/store --pages https://pages.example.org",
    "store gc --store file:RUN --dry-run",
  ]

  @Test(arguments: lines) func `it ends soon, changes nothing, and shows nothing of the machine`(line: String) throws {
    let run = try HostileRun()
    let approvals = try run.writeApprovals(ofPlainNames: true).path
    let out = run.root.appendingPathComponent("out").path
    try FileManager.default.createDirectory(atPath: out, withIntermediateDirectories: true)
    let before = try run.contents()
    let result = try run.tool(
      line.split(separator: " ").map { word in
        word.replacingOccurrences(of: "RUN", with: run.run.path).replacingOccurrences(of: "OUT", with: out)
          .replacingOccurrences(of: "APPROVALS", with: approvals)
      })
    // Not 124, which is said of a tool that did not end, nor what signals leave.
    #expect([0, 1, 2, 64].contains(result.status), "\(result.status): \(result.output)")
    #expect(!result.output.isEmpty && !result.output.contains("\u{1B}"), "\(result.output)")
    #expect(!result.output.contains("\n  No problems"), "\(result.output)")
    // Two conversions at once wait for each other.
    let after = try run.contents().filter { !$0.key.hasSuffix("/staging/convert.lock") }
    #expect(Set(after.keys) == Set(before.keys))
    for (path, data) in before where !(line == "fonts pin" && path.hasSuffix("/Snapshots/fonts.json")) {
      #expect(after[path] == data, "\(path)")
    }
    var texts = [result.output]
    for case let name as String in FileManager.default.enumerator(atPath: out) ?? .init() {
      if let data = FileManager.default.contents(atPath: "\(out)/\(name)") {
        texts.append(String(decoding: data, as: UTF8.self))
      }
    }
    let secrets = try HostileRun.secrets().filter { $0 != HostileRun.secret }
    for secret in secrets { #expect(!texts.contains { $0.contains(secret) }, "\(secret)") }
    #expect(!result.output.contains(HostileRun.secret))
  }

  @Test func `no command is left out`() {
    func lines(_ command: any ParsableCommand.Type) -> [String] {
      let name = command.configuration.commandName ?? "\(command)".lowercased()
      let inner = command.configuration.subcommands.flatMap(lines)
      return inner.isEmpty ? [name] : inner.map { "\(name) \($0)" }
    }
    // These run code of the package, as `record` does.
    let running = ["fonts replace", "previews", "look", "mcp", "migrate", "compare-snapshots", "blame", "mutate"]
    for line in Touchstone.configuration.subcommands.flatMap(lines) where !running.contains(line) {
      #expect(Self.lines.contains { $0.hasPrefix(line) }, "\(line)")
    }
  }
}

import Foundation
import Testing
import TouchstoneSnapshots
import TouchstoneTestSupport

@testable import touchstone

/// Every command that reads run logs, and logs that lack something, beside one that is whole.
@Suite(.timeLimit(.minutes(10)))
struct DamagedLogTests {
  /// What the second process left, what is said of it, and whether that is damage.
  enum Case: String, CaseIterable {
    case empty, lineFeeds, headless, halfHeader, afterEnd, gap, headerOnly

    var isDamage: Bool { self != .headerOnly }

    var message: String {
      switch self {
      case .empty: "2.jsonl: the file is empty"
      case .lineFeeds, .headless, .halfHeader: "2.jsonl: the first line is not the header of a process"
      case .afterEnd: "2.jsonl:3: the line does not belong to a run log"
      case .gap: "2.jsonl:2: the line does not belong to a run log"
      case .headerOnly: "Process 2 of run r did not finish: the tests crashed or were stopped."
      }
    }

    func text(header: String, snapshot: String, end: String) -> String {
      switch self {
      case .empty: ""
      case .lineFeeds: "\n\n\n\n"
      case .headless: "\(snapshot)\n\(end)\n"
      case .halfHeader: String(header.dropLast(9))
      case .afterEnd: "\(header)\n\(end)\n\(snapshot.dropLast(9))"
      case .gap: "\(header)\n\n\(snapshot)\n\(end)\n"
      case .headerOnly: "\(header)\n"
      }
    }
  }

  private static let lines = [
    "report", "summary", "prune", "prune --check", "review", "review --only *", "accept --only *",
    "accept --from APPROVALS", "doctor",
  ]

  private func run(_ line: String, on damage: Case?) throws -> ToolRun {
    try withTemporaryFolder { package in
      func json(_ line: RunLogLine) throws -> String { String(decoding: try JSONEncoder().encode(line), as: UTF8.self) }
      func header(_ process: Int32) throws -> String {
        try json(
          .header(
            RunLogHeader(
              run: "r", process: process, started: 0, tool: "0.1.0", sources: RunSources(package: package.path))))
      }
      let snapshot = try json(
        .snapshot(
          SnapshotResult(
            id: "Cards/a", target: "A", file: "Tests/A/Cards.swift", line: 3, test: "a()",
            golden: "Snapshots/A/Cards/a.txt", format: "txt", verdict: .passed)))
      let end = try json(.end)
      let logs = package.appendingPathComponent(".build/touchstone/r/log")
      try FileManager.default.createDirectory(at: logs, withIntermediateDirectories: true)
      try FileManager.default.createSymbolicLink(
        atPath: package.appendingPathComponent(".build/touchstone/latest").path, withDestinationPath: "r")
      try Data("\(header(1))\n\(snapshot)\n\(end)\n".utf8).write(to: logs.appendingPathComponent("1.jsonl"))
      let text = try damage?.text(header: header(2), snapshot: snapshot, end: end)
      try text.map { try Data($0.utf8).write(to: logs.appendingPathComponent("2.jsonl")) }
      try Data("// swift-tools-version: 6.1".utf8).write(to: package.appendingPathComponent("Package.swift"))
      let approvals = package.appendingPathComponent("approvals.json")
      try Data(#"{"schema": "touchstone.approvals/2", "run": "r", "approved": []}"#.utf8).write(to: approvals)
      return try ToolRun(
        line.replacingOccurrences(of: "APPROVALS", with: approvals.path).split(separator: " ").map(String.init),
        folder: package)
    }
  }

  @Test(arguments: lines, Case.allCases.filter(\.isDamage))
  func `every reader names the damage and fails`(line: String, damage: Case) throws {
    let result = try run(line, on: damage)
    #expect(result.status != 0 && result.output.contains(damage.message), "\(result.output)")
  }

  @Test(arguments: ["review", "summary", "report --require-complete"])
  func `a process that only began did not finish`(line: String) throws {
    let result = try run(line, on: .headerOnly)
    #expect(result.status == 1 && result.output.contains(Case.headerOnly.message), "\(result.output)")
  }

  @Test(arguments: ["report --require-complete", "summary", "prune", "review"])
  func `a whole log is not named`(line: String) throws {
    let result = try run(line, on: nil)
    #expect(result.status == 0 && !result.output.contains(".jsonl"), "\(result.output)")
  }

  @Test func `a log without a file is damaged`() throws {
    try withTemporaryFolder { package in
      let logs = package.appendingPathComponent("run/log")
      try FileManager.default.createDirectory(at: logs, withIntermediateDirectories: true)
      let result = try ToolRun(["review", "run"], folder: package)
      #expect(result.status == 1 && result.output.contains("log: there is no file of a process"), "\(result.output)")
    }
  }
}

import Foundation
import Testing
import TouchstoneReport
import TouchstoneSnapshots
import TouchstoneTestSupport

/// Random suites, run in random ways: what any of their tests asks for is never listed.
///
/// The model knows for which goldens each test would ask, and writes what Swift Testing, XCTest and Touchstone's log would
/// leave of the run. 300 cases take about a second.
struct UnusedGoldensPropertyTests {
  /// How a test ends.
  private enum End: CaseIterable {
    case whole, skipped, failsBefore, failsAfterFirst, knownIssue, cancelled, snapshotFails
  }

  /// A test of a suite. Its goldens may be asked for under another's name, as in an initialiser or a property.
  private struct Model {
    var name: String
    var isXCTest: Bool
    var goldens: [String]
    var end: End

    /// The goldens that it comes to ask for.
    var asked: [String] {
      switch end {
      case .whole, .snapshotFails: goldens
      case .skipped, .failsBefore: []
      case .failsAfterFirst, .knownIssue, .cancelled: Array(goldens.prefix(1))
      }
    }

    var identifier: String { "T.S/\(name)()/Cards.swift:1:2" }

    var events: [String] {
      func event(_ kind: String, _ more: String = "") -> String {
        #"{"kind":"event","payload":{"kind":"\#(kind)","testID":"\#(identifier)"\#(more)}}"#
      }
      let start = [event("testStarted")]
      let issue = #","issue":{"isKnown":false,"severity":"error"}"#
      return switch end {
      case .whole: start + [event("testEnded")]
      case .skipped: [event("testSkipped")]
      case .failsBefore, .failsAfterFirst, .snapshotFails: start + [event("issueRecorded", issue), event("testEnded")]
      case .knownIssue:
        start + [event("issueRecorded", issue.replacing("false", with: "true")), event("testEnded")]
      case .cancelled: start + [event("testCancelled"), event("testEnded")]
      }
    }

    var line: String {
      switch end {
      case .whole, .knownIssue: "Test Case 'S.\(name)' passed (0.0 seconds)"
      case .skipped, .cancelled: "Test Case 'S.\(name)' skipped (0.0 seconds)"
      default: "Test Case 'S.\(name)' failed (0.0 seconds)"
      }
    }
  }

  /// How the run of all tests is cut short.
  private enum Cut: CaseIterable {
    case none, filter, exit, crash, shard
  }

  @Test(
    arguments: 0..<300
  )
  func `nothing that a test still asks for is listed, and all that none asks for is, after a clean run`(seed: Int)
    throws
  {
    var random = SplitMix(state: UInt64(seed))
    let run = try SampleRun()
    let isClean = seed % 3 == 0
    let cut = isClean ? Cut.none : Cut.allCases.randomElement(using: &random) ?? .none
    var number = 0
    let tests = (0..<Int.random(in: 1...6, using: &random)).map { index in
      // XCTest knows no known issues and no cancelling.
      let isXCTest = Bool.random(using: &random)
      let ends = isXCTest ? [.whole, .skipped, .failsBefore, .failsAfterFirst, .snapshotFails] : End.allCases
      let goldens = (0..<Int.random(in: 1...4, using: &random)).map { _ in
        number += 1
        let owner = ["test\(index)", "init", "card", "subscript"].randomElement(using: &random) ?? ""
        let argument = ["", ".dark", ".0.25"].randomElement(using: &random) ?? ""
        return "\(["Cards", "Helpers"].randomElement(using: &random) ?? "")/\(owner)\(argument).\(number)"
      }
      let end = isClean ? .whole : ends.randomElement(using: &random) ?? .whole
      return Model(name: "test\(index)", isXCTest: isXCTest, goldens: goldens, end: end)
    }
    let ran =
      cut == .none || cut == .shard ? tests : Array(tests.dropLast(Int.random(in: 1...tests.count, using: &random)))
    try write(tests, ran: ran, cut: cut, to: run, &random)
    for golden in tests.flatMap(\.goldens) + ["Cards/old.1", "Gone/old.2"] {
      try run.write(.redPNG, to: "Snapshots/CardTests/\(golden)@2x.png")
    }

    let log = try RunLog(runFolders: [run.runFolder], package: run.package)
    let found = GoldenFolder(package: run.package)
      .unused(in: log, coverage: RunCoverage(log: log, runFolders: [run.runFolder]), hidden: [])
      .map { $0.path.relative(to: run.package) }
    let wanted = Set(tests.flatMap(\.goldens).map { "Snapshots/CardTests/\($0)@2x.png" })
    #expect(wanted.isDisjoint(with: found), "seed \(seed), \(cut)")
    let isWhole = cut == .none && tests.allSatisfy { $0.end == .whole }
    #expect(found.count == (isWhole ? 2 : 0), "seed \(seed), \(cut)")
  }

  private func write(
    _ tests: [Model], ran: [Model], cut: Cut, to run: SampleRun, _ random: inout SplitMix
  ) throws {
    for golden in ran.flatMap(\.asked) {
      let isElsewhere = cut == .shard && Bool.random(using: &random)
      run.add(golden, isElsewhere ? .skipped : .passed, test: "someHelper()")
    }
    // One that is elsewhere at least, or the shard is the whole.
    if cut == .shard { run.add("Cards/elsewhere.1", .skipped) }
    for golden in ran.filter({ $0.end == .snapshotFails }).compactMap(\.goldens.last) {
      run.add(golden, .failed, reason: .differs)
    }
    run.ended = cut != .crash
    _ = try run.document()

    let isOver = cut == .none || cut == .shard || cut == .filter
    let swift = tests.filter { !$0.isXCTest }
    let listed = cut == .filter ? ran.filter { !$0.isXCTest } : swift
    let records =
      listed.map { #"{"kind":"test","payload":{"kind":"function","id":"\#($0.identifier)","name":"\#($0.name)()"}}"# }
      + ran.filter { !$0.isXCTest }.flatMap(\.events)
      + (isOver ? [#"{"kind":"event","payload":{"kind":"runEnded"}}"#] : [])
    // A filtered run keeps no events: `record` and `prune` make none.
    if cut != .filter {
      try run.write(Data(records.joined(separator: "\n").utf8), to: RunCoverage.eventsName, inRun: true)
    }
    let lines = ran.filter(\.isXCTest).map(\.line)
    let failures = lines.count { $0.contains("failed") }
    let skips = lines.count { $0.contains("skipped") }
    let suite = cut == .filter ? "Selected tests" : "All tests"
    let end = [
      "Test Suite '\(suite)' \(failures > 0 ? "failed" : "passed") at 2026-11-22 07:40:45.937",
      "\t Executed \(lines.count) tests, with \(skips > 0 ? "\(skips) tests skipped and " : "")\(failures) failures "
        + "(0 unexpected) in 0.0 (0.0) seconds",
    ]
    try run.write(
      Data((lines + (isOver ? end : [])).joined(separator: "\n").utf8), to: RunCoverage.outputName, inRun: true)
  }
}

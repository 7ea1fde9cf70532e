import Foundation
import Testing
import TouchstoneTestSupport

@testable import TouchstoneSnapshots

/// What snapshots were drawn from, in the log of a run.
struct DrawnSnapshotTests {
  private static let light = DrawnSnapshot.Conditions(
    colorScheme: "light", typeSize: "large", direction: "leftToRight", locale: "en_US")

  private func drawn(_ view: String, id: String = "CardTests/dark") -> DrawnSnapshot {
    var drawn = DrawnSnapshot()
    (drawn.id, drawn.target) = (id, "Tests")
    drawn.views = [view: [Self.light]]
    drawn.files = ["Shop/A.swift": [DrawnSnapshot.Position(line: 3, column: 9, events: 1)]]
    drawn.resources = ["image logo"]
    return drawn
  }

  private func log(_ lines: [RunLogLine], _ folder: URL, process: Int32 = 1, of invocation: String = "1-1") throws {
    let header = RunLogHeader(
      run: "ci", process: process, invocation: invocation, started: Double(process), tool: "",
      sources: RunSources(package: "/p"))
    let writer = try RunLogWriter(folder: RunFolder(run: "ci", parent: folder), header: header)
    for line in lines + [.end] { try writer.append(line) }
  }

  private func read(_ folder: URL) throws -> RunLog {
    try RunLog(runFolders: [folder.appendingPathComponent("ci")], package: folder)
  }

  @Test func `a line is read as it was written, and written the same each time`() throws {
    var drawn = drawn("Shop.A")
    drawn.devices = ["iPhone13"]
    drawn.resources = ["image b", "image a", "color c"]
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let data = try encoder.encode(RunLogLine.drawn(drawn))
    #expect(try JSONDecoder().decode(RunLogLine.self, from: data) == .drawn(drawn))
    let text = String(decoding: data, as: UTF8.self)
    #expect(text.contains(#""resources":["color c","image a","image b"]"#) && text.contains(#""kind":"drawn""#))
    #expect(text.contains(#""files":{"Shop/A.swift":[[3,9,1]]}"#) && !text.contains("looks"))
  }

  @Test func `a run has what its snapshots were drawn from, and counts no snapshot more`() throws {
    try withTemporaryFolder { folder in
      try log([.drawn(drawn("Shop.A"))], folder)
      let log = try read(folder)
      #expect(log.drawn == [drawn("Shop.A")] && log.snapshots.isEmpty && log.damage.isEmpty)
    }
  }

  @Test func `of two uses of a run's name, the last one counts`() throws {
    try withTemporaryFolder { folder in
      try log([.drawn(drawn("Shop.Old")), .drawn(drawn("Shop.B", id: "other"))], folder)
      try log([.drawn(drawn("Shop.New"))], folder, process: 2, of: "2-2")
      #expect(try read(folder).drawn == [drawn("Shop.B", id: "other"), drawn("Shop.New")])
    }
  }

  @Test(arguments: ["a\u{1B}[2J", String(repeating: "a", count: 5000)])
  func `names that no test has are refused`(name: String) throws {
    try withTemporaryFolder { folder in
      var resource = drawn("Shop.A")
      resource.resources = [name]
      try log([.drawn(drawn(name)), .drawn(drawn("Shop.A", id: name)), .drawn(resource)], folder)
      let log = try read(folder)
      #expect(log.drawn.isEmpty && log.damage.count == 3)
    }
  }

  @Test func `positions that no file has are refused`() throws {
    try withTemporaryFolder { folder in
      var drawn = drawn("Shop.A")
      drawn.files["Shop/A.swift"] = [DrawnSnapshot.Position(line: 0, column: .max, events: 1)]
      try log([.drawn(drawn)], folder)
      #expect(try read(folder).damage.count == 1)
    }
  }

  @Test func `the pictures of one snapshot are one`() {
    var sum = drawn("Shop.A")
    var other = drawn("Shop.A")
    other.views["Shop.A"] = [
      DrawnSnapshot.Conditions(colorScheme: "dark", typeSize: "large", direction: "leftToRight", locale: "en_US")
    ]
    other.files["Shop/A.swift"] = [
      DrawnSnapshot.Position(line: 2, column: 1, events: 4), DrawnSnapshot.Position(line: 3, column: 9, events: 2),
    ]
    sum.add(other)
    #expect(sum.views["Shop.A"]?.count == 2)
    #expect(
      sum.files["Shop/A.swift"] == [
        DrawnSnapshot.Position(line: 2, column: 1, events: 4), DrawnSnapshot.Position(line: 3, column: 9, events: 3),
      ])
  }

  @Test func `a snapshot is noted where a strategy says what it was drawn from`() throws {
    try withTemporaryFolder { folder in
      let harness = VerifierHarness(folder)
      let drawn = drawn("Shop.A")
      let strategy = Snapshotting<String, String>.lines.pulledBack { (text: String) in
        Async { callback in
          var remarks = SnapshotRemarks()
          remarks.note(drawn)
          callback(Taken(text, remarks))
        }
      }
      _ = harness.verify("a", as: strategy)
      let log = try RunLog(runFolders: [harness.session.folder.url], package: folder)
      #expect(log.drawn.map(\.views) == [drawn.views])
      #expect(log.drawn.map(\.id) == log.snapshots.map(\.result.id))
    }
  }

  @Test(arguments: [("1", true), ("", false), ("0", false), ("false", false)])
  func `the environment asks for it`(value: String, isOn: Bool) {
    #expect(SnapshotEnvironment(["TOUCHSTONE_COVERAGE": value]).notesCoverage == isOn)
    #expect(!SnapshotEnvironment([:]).notesCoverage)
  }
}

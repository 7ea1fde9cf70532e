import Foundation
import Testing
import TouchstoneTestSupport

@testable import TouchstoneSnapshots

@Suite struct RunLogTests {
  private let header = RunLogHeader(
    run: "r1", process: 42, started: 1_700_000_000, tool: "0.1.0", sources: RunSources(package: "/package"))

  private func entry(_ golden: String, line: Int = 1) -> SnapshotResult {
    var result = SnapshotResult(
      id: "CardTests/dark", target: "CardTests", file: "Tests/CardTests/CardTests.swift", line: line,
      test: "testDark()",
      golden: golden, format: "png", verdict: .failed, reason: .differs, message: "Snapshot differs")
    result.name = "dark"
    result.actual = PictureSize(width: 80, height: 24, scale: 2)
    result.reference = PictureSize(width: 80, height: 24, scale: 2)
    result.comparison = DifferenceSummary(
      comparer: "ui", pixels: 312, total: 1920, severity: 0.4, deltaE: 24.1,
      regions: [RegionSummary(x: 32, y: 32, width: 80, height: 24, pixels: 300, deltaE: 24.1)], regionCount: 2)
    result.artefacts = SnapshotArtefacts(reference: "artefacts/a.png")
    result.seconds = 0.01
    return result
  }

  @Test func `a written log reads back as it was`() throws {
    try withTemporaryFolder { folder in
      let run = RunFolder(run: "r1", parent: folder)
      let writer = try RunLogWriter(folder: run, header: header)
      let entries = [entry("Snapshots/b.png"), entry("Snapshots/a.png")]
      for entry in entries { try writer.append(.snapshot(entry)) }
      try writer.append(.end)
      let log = try RunLog(runFolders: [run.url], package: folder)
      #expect(log.headers == [header])
      #expect(log.snapshots.map(\.result) == [entries[1], entries[0]])
      #expect(log.unfinished.isEmpty)
      #expect(log.damage.isEmpty)
      #expect(log.snapshots[0].golden?.url.path == folder.path + "/Snapshots/a.png")
      #expect(log.snapshots[0].artefact("artefacts/a.png")?.url.path == run.url.path + "/artefacts/a.png")
    }
  }

  @Test func `lines can be counted without reading them`() throws {
    try withTemporaryFolder { folder in
      let run = RunFolder(run: "r1", parent: folder)
      #expect(run.countLines(having: [#""verdict":"failed""#]) == 0)
      var passed = entry("Snapshots/c.png")
      passed.verdict = .passed
      passed.message = #"it says "verdict":"failed" here"#
      for process in [42, 43] as [Int32] {
        var header = header
        header.process = process
        let writer = try RunLogWriter(folder: run, header: header)
        for entry in [entry("Snapshots/a.png"), passed] { try writer.append(.snapshot(entry)) }
      }
      #expect(run.countLines(having: [#""verdict":"failed""#]) == 2)
      #expect(run.countLines(having: [#""verdict":"failed""#, #""kind":"snapshot""#]) == 4)
      #expect(run.countLines(having: [#""kind":"header""#]) == 2)
    }
  }

  @Test func `snapshots in sources are counted and not listed`() throws {
    try withTemporaryFolder { folder in
      let run = RunFolder(run: "r1", parent: folder)
      let writer = try RunLogWriter(folder: run, header: header)
      var skipped = entry("Snapshots/a.png", line: 2)
      (skipped.id, skipped.verdict) = ("CardTests/light", .skipped)
      let inline: [RunLogLine] = [.inline(.passed), .inline(.skipped)]
      for line in [.snapshot(skipped), .snapshot(entry("Snapshots/b.png"))] + inline + [.end] {
        try writer.append(line)
      }
      #expect(run.snapshotCount == (4, 2))
      let log = try RunLog(runFolders: [run.url], package: folder)
      #expect(log.damage.isEmpty && Set(log.snapshots.map(\.result.golden)) == ["Snapshots/a.png", "Snapshots/b.png"])
    }
  }

  @Test func `the files of all processes merge`() throws {
    try withTemporaryFolder { folder in
      let run = RunFolder(run: "r1", parent: folder)
      for process in [42, 43] as [Int32] {
        var header = header
        header.process = process
        let writer = try RunLogWriter(folder: run, header: header)
        try writer.append(.snapshot(entry("Snapshots/\(process).png")))
        if process == 42 { try writer.append(.end) }
      }
      let log = try RunLog(runFolders: [run.url], package: folder)
      #expect(log.snapshots.map(\.result.golden) == ["Snapshots/42.png", "Snapshots/43.png"])
      #expect(log.unfinished.map(\.process) == [43])
    }
  }

  @Test func `an empty file is damage`() throws {
    try withTemporaryFolder { folder in
      let run = RunFolder(run: "r1", parent: folder)
      _ = try RunLogWriter(folder: run, header: header)
      try Data().write(to: run.logs.appendingPathComponent("7.jsonl"))
      #expect(try RunLog(runFolders: [run.url], package: folder).damage == ["7.jsonl: the file is empty"])
    }
  }

  @Test func `the half line of a killed process is passed over`() throws {
    try withTemporaryFolder { folder in
      let run = RunFolder(run: "r1", parent: folder)
      let writer = try RunLogWriter(folder: run, header: header)
      try writer.append(.snapshot(entry("Snapshots/a.png")))
      let handle = try FileHandle(forWritingTo: writer.file)
      try handle.seekToEnd()
      try handle.write(contentsOf: Data(#"{"kind":"snapshot","id":"Ca"#.utf8))
      let log = try RunLog(runFolders: [run.url], package: folder)
      #expect(log.snapshots.count == 1)
      #expect(log.damage.isEmpty)
      #expect(log.unfinished == [header])
    }
  }

  @Test(arguments: ["\n\n\n", "\n", "{", "[]\n", #"{"kind":"end"}"# + "\n", #"{"kind":"weather"}"#, "\0\0"])
  func `a file that does not begin with a header is damage`(text: String) throws {
    try withTemporaryFolder { folder in
      let run = RunFolder(run: "r1", parent: folder)
      try FileManager.default.createDirectory(at: run.logs, withIntermediateDirectories: true)
      try Data(text.utf8).write(to: run.logs.appendingPathComponent("7.jsonl"))
      let log = try RunLog(runFolders: [run.url], package: folder)
      #expect(log.damage == ["7.jsonl: the first line is not the header of a process"])
      #expect(log.snapshots.isEmpty && log.unfinished.isEmpty)
    }
  }

  @Test func `half a line after the end is damage, and what a thread still says is not`() throws {
    try withTemporaryFolder { folder in
      let run = RunFolder(run: "r1", parent: folder)
      let writer = try RunLogWriter(folder: run, header: header)
      try writer.append(.end)
      try writer.append(.snapshot(entry("Snapshots/a.png")))
      #expect(try RunLog(runFolders: [run.url], package: folder).damage.isEmpty)
      let handle = try FileHandle(forWritingTo: writer.file)
      try handle.seekToEnd()
      try handle.write(contentsOf: Data(#"{"kind":"snapshot","id":"Ca"#.utf8))
      let log = try RunLog(runFolders: [run.url], package: folder)
      #expect(log.damage == ["42.jsonl:4: the line does not belong to a run log"])
      #expect(log.snapshots.count == 1 && log.unfinished.isEmpty)
    }
  }

  @Test func `a file without end of damage is read only so far`() throws {
    try withTemporaryFolder { folder in
      let run = RunFolder(run: "r1", parent: folder)
      let writer = try RunLogWriter(folder: run, header: header)
      let handle = try FileHandle(forWritingTo: writer.file)
      try handle.seekToEnd()
      try handle.write(contentsOf: Data(repeating: UInt8(ascii: "\n"), count: 1_000_000))
      for number in 0..<2000 { try writer.append(.note("\(number)")) }
      let damage = try RunLog(runFolders: [run.url], package: folder).damage
      #expect(damage.count == 101 && damage.last == "42.jsonl: the rest of the file was not read")
    }
  }

  @Test func `the notes of a run are limited`() throws {
    try withTemporaryFolder { folder in
      let run = RunFolder(run: "r1", parent: folder)
      let writer = try RunLogWriter(folder: run, header: header)
      for number in 0..<1001 { try writer.append(.note("\(number)")) }
      let log = try RunLog(runFolders: [run.url], package: folder)
      #expect(log.notes.count == 1000 && log.damage == ["42.jsonl:1002: more than 1000 notes"])
    }
  }

  @Test func `a damaged line in the middle is named`() throws {
    try withTemporaryFolder { folder in
      let run = RunFolder(run: "r1", parent: folder)
      let writer = try RunLogWriter(folder: run, header: header)
      let handle = try FileHandle(forWritingTo: writer.file)
      try handle.seekToEnd()
      try handle.write(contentsOf: Data("{]\n".utf8))
      try writer.append(.end)
      let log = try RunLog(runFolders: [run.url], package: folder)
      #expect(log.damage.count == 1)
      #expect(log.damage.first?.hasPrefix("42.jsonl:2: ") == true)
    }
  }

  @Test func `a newer schema is refused and unknown kinds and reasons are not`() throws {
    try withTemporaryFolder { folder in
      let run = RunFolder(run: "r1", parent: folder)
      var newer = header
      newer.schema = RunLogHeader.currentSchema + 1
      newer.process = 44
      _ = try RunLogWriter(folder: run, header: newer)
      let writer = try RunLogWriter(folder: run, header: header)
      try writer.append(.unknown("weather"))
      try writer.append(.end)
      let log = try RunLog(runFolders: [run.url], package: folder)
      #expect(log.headers == [header])
      #expect(log.damage == ["44.jsonl: schema 2, this version reads schemas up to 1"])
      let reason = try JSONDecoder().decode([SnapshotFailure.Reason].self, from: Data(#"["moon","differs"]"#.utf8))
      #expect(reason == [.other, .differs])
    }
  }

  @Test func `places are found whether or not a folder ends in a slash`() {
    for isDirectory in [true, false] {
      let folder = URL(fileURLWithPath: "/package/.build/touchstone/r1", isDirectory: isDirectory)
      let snapshot = RunLog.Snapshot(result: entry("Snapshots/a.png"), runFolder: folder, packageFolder: folder)
      #expect(snapshot.artefact("artefacts/a.png")?.url.path == "/package/.build/touchstone/r1/artefacts/a.png")
      #expect(snapshot.artefact("/elsewhere/a.png") == nil)
      #expect(snapshot.golden?.url.path == "/package/.build/touchstone/r1/Snapshots/a.png")
    }
  }

  @Test func `the form of a line is fixed`() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let small = SnapshotResult(
      id: "A/b", target: "A", file: "Tests/A/A.swift", line: 3, test: "b()", golden: "Snapshots/A/A/b.1@2x.png",
      format: "png", verdict: .passed)
    #expect(
      String(decoding: try encoder.encode(RunLogLine.snapshot(small)), as: UTF8.self)
        == #"{"file":"Tests/A/A.swift","format":"png","golden":"Snapshots/A/A/b.1@2x.png","id":"A/b","kind":"snapshot","#
        + #""line":3,"seconds":0,"target":"A","test":"b()","verdict":"passed","warnings":[]}"#)
    #expect(String(decoding: try encoder.encode(RunLogLine.end), as: UTF8.self) == #"{"kind":"end"}"#)
    var process = header
    process.invocation = "7-1"
    process.sources.commit = "ab"
    process.part = RunPart(isPartial: true, hasSomePreviews: true, shard: "1/2")
    let text =
      #"{"commit":"ab","invocation":"7-1","kind":"header","package":"/package","partial":true,"process":42,"run":"r1","#
      + #""schema":1,"shard":"1/2","somePreviews":true,"started":1700000000,"tool":"0.1.0"}"#
    #expect(String(decoding: try encoder.encode(RunLogLine.header(process)), as: UTF8.self) == text)
    #expect(try JSONDecoder().decode(RunLogLine.self, from: Data(text.utf8)) == .header(process))
    #expect(!String(decoding: try encoder.encode(RunLogLine.header(header)), as: UTF8.self).contains("artial"))
  }

  @Test func `the form of a finding is fixed`() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    let frame = PlacedView.Frame(x: 1, y: 2, width: 3, height: 4)
    let finding = SnapshotFinding(
      type: "contrast",
      place: AuditedPlace(view: "Text", identifier: "a", frame: frame, variants: ["dark"], framesInSheet: []),
      measured: "2:1", limit: "4.5:1", advice: "none", pardon: .ignored(reason: "A logo."))
    let text =
      #"{"advice":"none","frame":{"height":4,"width":3,"x":1,"y":2},"identifier":"a","limit":"4.5:1","#
      + #""measured":"2:1","pardon":"ignored","places":[],"reason":"A logo.","type":"contrast","variants":["dark"],"#
      + #""view":"Text"}"#
    #expect(String(decoding: try encoder.encode(finding), as: UTF8.self) == text)
    #expect(try JSONDecoder().decode(SnapshotFinding.self, from: Data(text.utf8)) == finding)
  }
}

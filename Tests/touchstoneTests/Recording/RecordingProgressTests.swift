import Foundation
import Testing
import TouchstoneSnapshots

@testable import touchstone

struct RecordingProgressTests {
  @Test func `each phase has its line`() {
    var progress = RecordingProgress(expected: 40)
    #expect(progress.line(columns: 80) == "Building")
    progress.phase = .building(done: 5, total: 20)
    #expect(progress.line(columns: 80) == "Building  █████░░░░░░░░░░░░░░░  5/20")
    progress.phase = .testing
    (progress.new, progress.changed, progress.unchanged) = (1, 2, 7)
    #expect(progress.line(columns: 80) == "Testing   █████░░░░░░░░░░░░░░░  10/40  1 new, 2 changed, 7 unchanged")
    progress.failed = 1
    #expect(progress.line(columns: 80).hasSuffix("7 unchanged, 1 failed"))
    #expect(progress.plainLine == "Testing: 11 snapshots so far")
    #expect(RecordingProgress(phase: .building(done: 5, total: 20)).plainLine == "Building the tests: step 5")
  }

  @Test func `the bar is never more than full, and a narrow terminal is never overrun`() {
    let progress = RecordingProgress(phase: .testing, new: 9, expected: 3)
    #expect(progress.line(columns: 80).hasPrefix("Testing   ████████████████████  9/9"))
    let building = RecordingProgress(phase: .building(done: 123, total: 1234))
    for columns in 0...60 { #expect(building.line(columns: columns).count <= max(0, columns - 1)) }
    for columns in 0...60 { #expect(progress.line(columns: columns).count <= max(0, columns - 1)) }
    #expect(RecordingProgress(phase: .testing).line(columns: 80) == "Testing  0 new, 0 changed, 0 unchanged")
  }

  @Test func `a run is followed while it writes, half lines included`() throws {
    let parent = FileManager.default.temporaryDirectory.appendingPathComponent("watch-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: parent) }
    let folder = RunFolder(run: "r", parent: parent)
    let header = RunLogHeader(run: "r", process: 1, started: 0, tool: "0.1.0", sources: RunSources(package: "/p"))
    let log = try RunLogWriter(folder: folder, header: header)
    let output = folder.url.appendingPathComponent("out.txt")
    try Data("[3/9] Compiling Cards\n[4/".utf8).write(to: output)
    var watch = RecordingWatch(folder: folder, outputFile: output, expected: 2)
    watch.look()
    #expect(watch.progress.phase == .building(done: 3, total: 9))

    let handle = try FileHandle(forWritingTo: output)
    try handle.seekToEnd()
    try handle.write(contentsOf: Data("9] Linking\nBuild complete! (3s)\n".utf8))
    var entry = SnapshotResult(
      id: "A/b", target: "A", file: "A.swift", line: 1, test: "b()", golden: "b.png", format: "png",
      verdict: .recorded)
    entry.recorded = .new
    try log.append(.snapshot(entry))
    watch.look()
    #expect(String(decoding: watch.newOutput, as: UTF8.self) == "9] Linking\nBuild complete! (3s)\n")
    (entry.verdict, entry.recorded) = (.failed, nil)
    try log.append(.snapshot(entry))
    watch.look()
    watch.look()
    #expect(watch.progress == RecordingProgress(phase: .testing, new: 1, failed: 1, expected: 2))
    #expect(watch.newOutput.isEmpty)
  }
}

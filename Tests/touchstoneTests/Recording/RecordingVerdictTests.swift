import Foundation
import Testing
import TouchstoneReport
import TouchstoneSnapshots

@testable import touchstone

struct RecordingVerdictTests {
  /// Decides about a run whose tests said nothing before they exited with status 1.
  private func check(_ log: RunLog, output: String) throws {
    let package = FileManager.default.temporaryDirectory.appendingPathComponent("verdict-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: package) }
    let run = TestRun(package: package, run: "r")
    try run.folder.make()
    try Data(output.utf8).write(to: run.outputFile)
    try RecordingVerdict(run: run, code: 1, log: log, summary: RecordingSummary(of: log)).check(isFiltered: false)
  }

  @Test func `a snapshot that differs and is not recorded explains the status, even if the output is lost`() throws {
    let review = ReviewFolder()
    try review.add("card")
    try check(review.log, output: "Build complete! (3s)\n")
  }

  @Test func `a status that nothing explains is an error`() {
    #expect(throws: RecordError.ended(code: 1, excerpt: "Build complete! (3s)\n")) {
      try check(RunLog(), output: "Build complete! (3s)\n")
    }
    #expect(throws: RecordError.didNotRun(code: 1, excerpt: "error: no manifest")) {
      try check(RunLog(), output: "error: no manifest")
    }
  }
}

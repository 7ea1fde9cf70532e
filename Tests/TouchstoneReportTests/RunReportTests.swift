import Foundation
import Testing
import TouchstoneReport
import TouchstoneSnapshots

@Suite("The report that plain swift test leaves")
struct RunReportTests {
  @Test("a run in which all passed leaves no page; one with a failure does", arguments: [false, true])
  func onlyIfNeeded(fails: Bool) throws {
    let run = try SampleRun()
    run.add("Cards/a", .passed)
    if fails { run.add("Cards/b", .failed, reason: .differs) }
    _ = try run.document()
    let folder = RunFolder(
      run: run.runFolder.lastPathComponent, parent: run.runFolder.deletingLastPathComponent())
    let page = try RunReport.writeIfNeeded(in: folder, package: run.package)
    #expect((page != nil) == fails)
    #expect(FileManager.default.fileExists(atPath: folder.report.path) == fails)
  }
}

import Foundation
import Testing
import TouchstoneReport
import TouchstoneSnapshots

@Suite struct AuditOutputTests {
  private func finding(_ type: String, _ pardon: SnapshotFinding.Pardon? = nil) -> SnapshotFinding {
    SnapshotFinding(
      type: type,
      place: AuditedPlace(view: "VStack > Text \"<Hi>\"", frame: PlacedView.Frame(x: 0, y: 0, width: 1, height: 1)),
      measured: "2:1", limit: "4.5:1", advice: ".foregroundStyle(.primary)", pardon: pardon)
  }

  private func sample() throws -> SampleRun {
    let run = try SampleRun()
    run.add("Cards/card.audit", .failed, reason: .audit, message: "The audit found 2 issues") {
      $0.format = "txt"
      $0.findings = [finding("contrast"), finding("hitRegion"), finding("contrast", .ignored(reason: "A logo."))]
    }
    run.add("Cards/list.audit", .passed) {
      $0.format = "txt"
      $0.findings = [finding("trait", .known)]
    }
    run.add("Cards/dark", .passed)
    return run
  }

  @Test func `a table has a row for each audited view, those with most faults first`() throws {
    #expect(
      AuditTable(try sample().document()).rows == [
        ["View", "Issues", "Known", "Ignored", "Kinds"],
        ["Cards/card.audit", "2", "0", "1", "contrast 1, hitRegion 1"],
        ["Cards/list.audit", "0", "1", "0", "–"],
      ])
    let run = try SampleRun()
    run.add("Cards/dark", .passed)
    #expect(AuditTable(try run.document()).rows.isEmpty)
  }

  @Test func `findings fail in JUnit and annotations as differences do`() throws {
    let document = try sample().document()
    #expect(JUnitReport(document).text.contains("<failure message=\"2 issues\">"))
    #expect(GitHubAnnotations(document).text.contains("title=Cards/card.audit::The audit found 2 issues\n"))
    #expect(MarkdownReport(document).text.contains("| failed | `Cards/card.audit` | 2 issues |"))
  }

  @Test func `findings cannot be accepted as pictures can`() throws {
    let entry = try #require(try sample().document().entries.first)
    #expect(entry.findings?.count == 3)
    #expect(!entry.acceptable)
  }
}

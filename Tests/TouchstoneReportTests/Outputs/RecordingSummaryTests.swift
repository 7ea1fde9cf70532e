import Foundation
import Testing
import TouchstoneReport
import TouchstoneSnapshots

struct RecordingSummaryTests {
  private func log(_ run: SampleRun) throws -> RunLog {
    _ = try run.document()
    return try RunLog(runFolders: [run.runFolder], package: run.package)
  }

  @Test func `a recording is summed up as new, changed and failed, with counts of the rest`() throws {
    let run = try SampleRun()
    run.add("Cards/new", .recorded, recorded: .new)
    run.add("Cards/changed", .recorded, recorded: .changed)
    run.add("Cards/same", .recorded, recorded: .unchanged)
    run.add("Cards/<b>|`x`", .failed, reason: .value, message: "The view threw & said \"no\".\nMore.")
    run.add("Cards/other", .failed, reason: .differs, deltaE: 3)
    #expect(
      RecordingSummary(of: try log(run)).text == """
          new       Cards/new      2 × 1 pt @2x
          changed   Cards/changed  2 × 1 pt @2x
          failed    Cards/<b>|`x`  The view threw & said "no".

        1 new, 1 changed, 1 unchanged, 1 failed (1 other failed but was not selected)
        """)
  }

  @Test func `sizes are those of picture and file, with the ones before where they changed`() throws {
    let run = try SampleRun()
    run.add("Cards/new", .recorded, recorded: .new)
    run.add("Cards/changed", .recorded, recorded: .changed) {
      $0.reference = PictureSize(width: 6, height: 2, scale: 2)
      $0.artefacts = SnapshotArtefacts(reference: "artefacts/old.png", actual: "artefacts/now.png")
    }
    try run.write(Data(count: 100), to: "Snapshots/CardTests/Cards/new@2x.png")
    try run.write(Data(count: 2048), to: "Snapshots/CardTests/Cards/changed@2x.png")
    try run.write(Data(count: 900), to: "artefacts/old.png", inRun: true)
    try run.write(Data(count: 700), to: "artefacts/now.png", inRun: true)
    #expect(
      RecordingSummary(of: try log(run)).text == """
          new       Cards/new      2 × 1 pt @2x; 100 B
          changed   Cards/changed  2 × 1 pt @2x, was 3 × 1 pt @2x; 2 KiB, was 900 B

        1 new, 1 changed, 0 unchanged; 2 goldens, 2.1 KiB
        """)
    // Of a dry run the picture that was made counts, for the golden is the old one.
    run.entries[1].verdict = .failed
    run.entries[1].reason = .differs
    run.entries[1].recorded = nil
    #expect(RecordingSummary(of: try log(run), dryRun: .all).text.contains("; 700 B, was 900 B\n"))
  }

  @Test func `goldens of every kind are counted`() throws {
    let run = try SampleRun()
    let kinds = [
      "png", "apng", "txt", "json", "csv", "svg", "pdf", "tree.txt", "voiceover.txt", "drawing.txt", "audit.txt",
    ]
    for kind in kinds {
      run.add("Cards/\(kind)", .recorded, recorded: .unchanged) {
        ($0.golden, $0.format) = ("Snapshots/CardTests/Cards/a.\(kind)", kind)
      }
      try run.write(Data(count: 10), to: "Snapshots/CardTests/Cards/a.\(kind)")
    }
    #expect(RecordingSummary(of: try log(run)).text == "0 new, 0 changed, 11 unchanged; 11 goldens, 110 B")
  }

  @Test func `no line is wider than 80 columns: what does not fit goes below the name`() throws {
    let run = try SampleRun()
    run.add("Cards/a-long-name-that-takes-most-of-the-line", .recorded, recorded: .changed) {
      $0.reference = PictureSize(width: 6, height: 2, scale: 2)
    }
    run.add("Cards/b", .failed, reason: .value, message: "It " + String(repeating: "failed ", count: 20) + "again.")
    let lines = RecordingSummary(of: try log(run)).text.split(separator: "\n").map(String.init)
    #expect(lines.allSatisfy { $0.columns <= 80 })
    #expect(lines[0] == "  changed   Cards/a-long-name-that-takes-most-of-the-line")
    #expect(lines[1] == "              2 × 1 pt @2x, was 3 × 1 pt @2x")
    #expect(lines[2] == "  failed    Cards/b")
    #expect(lines.contains { $0.hasSuffix(" again.") })
  }

  @Test func `names of wide characters keep the columns in line`() throws {
    let run = try SampleRun()
    run.add("Cards/日本", .recorded, recorded: .new)
    run.add("Cards/abcd", .recorded, recorded: .new)
    let text = RecordingSummary(of: try log(run)).text
    #expect(text.contains("new       Cards/日本  2 ×"))
    #expect(text.contains("new       Cards/abcd  2 ×"))
  }

  private func selection(_ names: String...) throws -> RecordSelection {
    RecordSelection(try names.map { name in try SnapshotPattern(name) })
  }

  @Test func `a failure that was not selected does not count as failed, whatever its reason`() throws {
    let run = try SampleRun()
    run.add("Cards/a", .recorded, recorded: .changed)
    run.add("Cards/b", .failed, reason: .empty)
    run.add("Cards/c", .failed, reason: .value)
    let some = RecordingSummary(of: try log(run), selection: try selection("Cards/a"))
    #expect(some.count(.failed) == 0)
    #expect(some.text.contains("0 new, 1 changed, 0 unchanged (2 others failed but were not selected)"))
    #expect(RecordingSummary(of: try log(run)).count(.failed) == 2)
  }

  @Test func `a snapshot that is not what was approved counts as failed, and one of another scale as not selected`()
    throws
  {
    let run = try SampleRun()
    let golden = "Snapshots/CardTests/Cards/a@2x.png"
    run.add("Cards/a", .failed, reason: .approval, message: "It is not what was approved.")
    run.add("Cards/a", .failed, reason: .missing) { $0.golden = "Snapshots/CardTests/Cards/a@3x.png" }
    for mode in [nil, SnapshotTestingConfiguration.Record.Mode.all] {
      let summary = RecordingSummary(
        of: try log(run), dryRun: mode,
        selection: RecordSelection(approvals: [SnapshotApproval(id: "Cards/a", golden: golden, digest: "", file: "")]))
      #expect(summary.count(.failed) == 1 && summary.count(.outside) == 1)
      #expect(summary.text.contains("failed    Cards/a  It is not what was approved."))
    }
  }

  @Test func `a dry run shows failures as what they would become, unless they were not selected`() throws {
    let run = try SampleRun()
    run.add("Cards/a", .failed, reason: .missing)
    run.add("Cards/b", .failed, reason: .differs, deltaE: 9)
    run.add("Cards/c", .failed, reason: .differs, deltaE: 9)
    run.add("Cards/d", .passed)
    let summary = RecordingSummary(
      of: try log(run), dryRun: .all, selection: try selection("Cards/a", "Cards/b", "Cards/d"))
    #expect(
      summary.text.hasSuffix(
        "Would be: 1 new, 1 changed, 1 unchanged (1 other failed but was not selected)"))
  }

  @Test(
    arguments: [
      // What differs within the tolerance has been compared, and passed.
      (SnapshotTestingConfiguration.Record.Mode.all, "1 new, 2 changed, 1 unchanged"),
      (.failed, "1 new, 1 changed, 2 unchanged"),
      (.missing, "1 new, 0 changed, 2 unchanged (1 other failed but was not selected)"),
    ])
  func `a dry run counts what its mode would record`(mode: SnapshotTestingConfiguration.Record.Mode, counts: String)
    throws
  {
    let run = try SampleRun()
    run.add("Cards/missing", .failed, reason: .missing)
    run.add("Cards/differs", .failed, reason: .differs, deltaE: 9)
    run.add("Cards/tolerated", .passed, deltaE: 0.5)
    run.add("Cards/identical", .passed)
    #expect(RecordingSummary(of: try log(run), dryRun: mode).text.hasSuffix("Would be: \(counts)"))
  }

  @Test func `an empty run says that it is empty`() {
    #expect(RecordingSummary(of: RunLog()).text == "No snapshot was taken.")
  }
}

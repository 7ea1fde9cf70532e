import Foundation
import Testing
import TouchstoneReport
import TouchstoneSnapshots

@Suite("What a report says")
struct ReportDocumentTests {
  @Test("a recording counts as new or changed even where it failed the test")
  func statuses() throws {
    let run = try SampleRun()
    run.add("Cards/a", .passed)
    run.add("Cards/b", .recorded, recorded: .unchanged)
    run.add("Cards/c", .recorded, recorded: .changed)
    run.add("Cards/d", .failed, reason: .missing, recorded: .new)
    run.add("Cards/e", .failed, reason: .differs)
    let document = try run.document()
    #expect(
      document.entries.map { "\($0.id) \($0.status)" } == [
        "Cards/e failed", "Cards/d new", "Cards/c changed", "Cards/a passed", "Cards/b passed",
      ])
    #expect(document.counts.map { "\($0.count) \($0.status)" } == ["1 failed", "1 new", "1 changed", "2 passed"])
  }

  @Test("failures that cannot be measured are the most severe, and a size comes before a colour")
  func severity() throws {
    let run = try SampleRun()
    run.add("Cards/colour", .failed, reason: .differs, deltaE: 61.3)
    run.add("Cards/size", .failed, reason: .size, deltaE: 12)
    run.add("Cards/missing", .failed, reason: .missing)
    let entries = try run.document().entries.sorted { $0.severity > $1.severity }
    #expect(entries.map(\.name) == ["missing", "size", "colour"])
    #expect(entries.map(\.measure) == ["no golden", "size differs", "3 px · ΔE 61.3"])
  }

  @Test("a golden that the run asked for twice is there twice, under two keys")
  func duplicates() throws {
    let run = try SampleRun()
    run.add("Cards/a", .passed)
    run.add("Cards/a", .passed)
    #expect(
      try run.document().entries.map(\.key) == [
        "Snapshots/CardTests/Cards/a@2x.png", "Snapshots/CardTests/Cards/a@2x.png (2)",
      ])
  }

  @Test("a process that did not end is named as a problem")
  func unfinished() throws {
    let run = try SampleRun()
    run.add("Cards/a", .passed)
    run.ended = false
    let problems = try run.document().problems
    #expect(problems.count == 1)
    #expect(problems.first?.contains("Process 42 of run run-1 did not end by itself") == true)
  }

  @Test("only a failure that left the picture of the run can be accepted")
  func acceptable() throws {
    let run = try SampleRun()
    run.add("Cards/a", .failed, reason: .differs) { $0.artefacts = RunLogArtefacts(actual: "artefacts/a.png") }
    run.add("Cards/b", .failed, reason: .timeout)
    run.add("Cards/c", .recorded, recorded: .changed)
    #expect(try run.document().entries.map { "\($0.name) \($0.acceptable)" } == ["b false", "a true", "c false"])
  }

  @Test("pictures of equal bytes are kept once, and the sizes come from the files")
  func pictures() throws {
    let run = try SampleRun()
    for (name, data) in [("r", Data.redPNG), ("a", .bluePNG), ("r2", .redPNG)] {
      try run.write(data, to: "artefacts/\(name).png", inRun: true)
    }
    run.add("Cards/a", .failed, reason: .differs) {
      $0.artefacts = RunLogArtefacts(
        reference: "artefacts/r.png", actual: "artefacts/a.png", difference: "artefacts/r2.png")
    }
    let document = try run.document()
    let entry = try #require(document.entries.first)
    #expect(document.pictureFiles.count == 2)
    #expect(entry.reference?.image == entry.difference?.image)
    #expect(entry.reference?.image != entry.actual?.image)
    #expect(entry.actual?.width == 2)
    #expect(entry.actual?.height == 1)
  }

  @Test("pictures of passed snapshots stop at the budget; those of failures never do")
  func budget() throws {
    let run = try SampleRun()
    try run.write(.redPNG, to: "Snapshots/CardTests/Cards/a@2x.png")
    try run.write(.bluePNG, to: "artefacts/b.png", inRun: true)
    run.add("Cards/a", .passed)
    run.add("Cards/b", .failed, reason: .missing) { $0.artefacts = RunLogArtefacts(actual: "artefacts/b.png") }
    _ = try run.document()
    let log = try RunLog(runFolders: [run.runFolder])
    let tight = ReportDocument(log: log, passedBudget: Data.bluePNG.count)
    #expect(tight.entries.map { $0.actual != nil || $0.reference != nil } == [true, false])
    let roomy = ReportDocument(log: log)
    #expect(roomy.entries.map { $0.actual != nil || $0.reference != nil } == [true, true])
  }

  @Test(
    "a file that is no PNG, such as a Git LFS pointer, gives no picture", arguments: ["", "version https://git-lfs"])
  func notPictures(text: String) throws {
    let run = try SampleRun()
    try run.write(Data(text.utf8), to: "artefacts/a.png", inRun: true)
    run.add("Cards/a", .failed, reason: .pointer) { $0.artefacts = RunLogArtefacts(reference: "artefacts/a.png") }
    #expect(try run.document().entries.first?.reference == nil)
  }

  @Test("the variants of one test are named by what tells them apart")
  func variants() throws {
    let run = try SampleRun()
    run.add("Cards/profile.dark", .passed)
    run.add("Cards/profile.light", .passed)
    run.add("Cards/alone", .passed, test: "alone()")
    #expect(Set(try run.document().entries.map(\.variant)) == ["dark", "light", ""])
  }
}

import Foundation
import Testing
import TouchstoneImageIO
import TouchstoneReport
import TouchstoneSnapshots

struct ReportDocumentTests {
  @Test func `a recording counts as new or changed even where it failed the test`() throws {
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

  @Test func `failures that cannot be measured are the most severe, and a size counts more than a colour`() throws {
    let run = try SampleRun()
    run.add("Cards/colour", .failed, reason: .differs, deltaE: 61.3)
    run.add("Cards/size", .failed, reason: .size, deltaE: 12)
    run.add("Cards/missing", .failed, reason: .missing)
    run.add("Cards/text", .failed, reason: .differs) { $0.format = "txt" }
    let entries = try run.document().entries
    #expect(entries.map(\.name) == ["missing", "size", "text", "colour"])
    #expect(entries.map(\.measure) == ["no golden", "size differs", "differs", "3 px · ΔE 61.3"])
  }

  @Test func `a faint change of much of a picture comes before a strong one of a pixel`() throws {
    let run = try SampleRun()
    for (name, pixels, deltaE) in [("pixel", 1, 80.0), ("half", 50_000, 4.0)] {
      run.add("Cards/\(name)", .failed, reason: .differs) {
        $0.comparison = DifferenceSummary(comparer: "ui", pixels: pixels, total: 100_000, deltaE: deltaE)
      }
    }
    #expect(try run.document().entries.map(\.name) == ["half", "pixel"])
  }

  @Test func `equal changes have one number: equal words anywhere, or one place of a view at several scales`() throws {
    let run = try SampleRun()
    func fail(_ id: String, test: String, scale: Double, box: [Int], kind: String, words: [String]? = nil) {
      run.add(id, .failed, reason: .differs, deltaE: 9, test: test) {
        $0.actual?.scale = scale
        $0.comparison?.regions = [
          RegionSummary(x: box[0], y: box[1], width: box[2], height: box[3], pixels: 9, kind: kind)
        ]
        $0.comparison?.regions[0].text = words
      }
    }
    fail("Cards/a", test: "one()", scale: 1, box: [10, 10, 20, 8], kind: "recolored")
    fail("Cards/b", test: "one()", scale: 2, box: [21, 20, 40, 15], kind: "replaced")
    fail("Cards/elsewhere", test: "one()", scale: 1, box: [40, 10, 20, 8], kind: "recolored")
    fail("Cards/moved", test: "one()", scale: 1, box: [10, 10, 20, 8], kind: "moved")
    fail("Cards/other", test: "two()", scale: 1, box: [10, 10, 20, 8], kind: "recolored")
    fail("Cards/words", test: "two()", scale: 1, box: [0, 0, 9, 9], kind: "text", words: ["a", "b"])
    fail("Cards/same", test: "three()", scale: 1, box: [9, 9, 9, 9], kind: "text", words: ["a", "b"])
    fail("Cards/more", test: "four()", scale: 1, box: [9, 9, 9, 9], kind: "text", words: ["a", "b"])
    run.entries[run.entries.count - 1].comparison?.regions.append(
      RegionSummary(x: 40, y: 40, width: 8, height: 8, pixels: 9, kind: "recolored"))
    run.add("Cards/missing", .failed, reason: .missing)
    let document = try run.document()
    let numbers = Dictionary(uniqueKeysWithValues: document.entries.map { ($0.name, $0.change) })
    #expect(numbers["a"] == numbers["b"] && numbers["words"] == numbers["same"])
    #expect(numbers["more"] != numbers["same"], "beside the same words a colour changed")
    #expect(document.changeCount == 7 && Set(numbers.values).count == 7)
  }

  @Test func `a report says whether its package keeps approvals`() throws {
    let run = try SampleRun()
    run.add("Cards/a", .passed)
    #expect(try run.document().keepsApprovals == nil)
    try run.write(Data(#"{"approvals": "kept"}"#.utf8), to: "Snapshots/touchstone.json")
    #expect(try run.document().keepsApprovals == true)
  }

  @Test func `a golden that the run asked for twice appears twice, under two keys`() throws {
    let run = try SampleRun()
    run.add("Cards/a", .passed)
    run.add("Cards/a", .passed)
    #expect(
      try run.document().entries.map(\.key) == [
        "Snapshots/CardTests/Cards/a@2x.png", "Snapshots/CardTests/Cards/a@2x.png (2)",
      ])
  }

  @Test func `a process that did not end is named as a problem`() throws {
    let run = try SampleRun()
    run.add("Cards/a", .passed)
    run.ended = false
    let problems = try run.document().problems
    #expect(problems.count == 1)
    #expect(problems.first?.contains("Process 42 of run run-1 did not finish") == true)
  }

  @Test func `the commit is that of all processes, or of none`() throws {
    let number = String(repeating: "0a", count: 20)
    func commit(_ commits: String?...) -> GitCommit? {
      var log = RunLog()
      log.headers = commits.map { commit in
        RunLogHeader(
          run: "r", process: 1, started: 0, tool: "0.1.0", sources: RunSources(package: "/p", commit: commit))
      }
      return ReportDocument(log: log).commit
    }
    #expect(commit(number)?.description == number && commit(number, number)?.description == number)
    for commits in [[nil, number], [String(repeating: "1a", count: 20), number], ["</script>", "</script>"]] {
      #expect(commit(commits[0], commits[1]) == nil)
    }
    #expect(commit() == nil)
  }

  @Test func `only a failure that left the picture of the run can be accepted`() throws {
    let run = try SampleRun()
    try run.write(.bluePNG, to: "artefacts/a.png", inRun: true)
    try run.write(Data("no picture".utf8), to: "artefacts/e.png", inRun: true)
    for name in ["a", "d", "e"] {
      run.add("Cards/\(name)", .failed, reason: .differs) {
        $0.artefacts = SnapshotArtefacts(actual: "artefacts/\(name).png")
      }
    }
    run.add("Cards/b", .failed, reason: .timeout)
    run.add("Cards/c", .recorded, recorded: .changed)
    let entries = try run.document().entries
    // The file of d is lost, and that of e is none.
    #expect(
      entries.map { "\($0.name) \($0.acceptable)" } == ["b false", "a true", "d false", "e false", "c false"])
    // Approvals are bound to it.
    #expect(entries.map(\.digest) == [nil, GoldenKind.png.digest(of: .bluePNG), nil, nil, nil])
    #expect(entries.map(\.file) == [nil, Data.bluePNG.sha256, nil, nil, nil])
  }

  @Test func `a failure that cannot be accepted says why, and an incomplete picture is shown`() throws {
    let run = try SampleRun()
    try run.write(.bluePNG, to: "artefacts/a.png", inRun: true)
    let artefacts = SnapshotArtefacts(actual: "artefacts/a.png")
    run.add("Cards/differs", .failed, reason: .differs, deltaE: 3) { $0.artefacts = artefacts }
    run.add("Cards/symbol", .failed, reason: .value) { $0.artefacts = artefacts }
    run.add("Cards/timeout", .failed, reason: .timeout)
    run.add("Cards/passed", .passed)
    run.add("Cards/recorded", .recorded, recorded: .new)
    let entries = try run.document().entries
    let refusals = Dictionary(uniqueKeysWithValues: entries.map { ($0.name, $0.refusal) })
    #expect(refusals["symbol"] == AcceptanceObstacle.incomplete("Cards/symbol").description)
    #expect(refusals["timeout"] == AcceptanceObstacle.nothingKept("Cards/timeout").description)
    #expect(refusals.values.compactMap(\.self).count == 2)
    let symbol = try #require(entries.first { $0.name == "symbol" })
    #expect(symbol.actual != nil && !symbol.acceptable && symbol.measure == "incomplete picture")
    let timeout = try #require(entries.first { $0.name == "timeout" })
    #expect(timeout.measure == "timed out")
  }

  @Test func `pictures of equal bytes are kept once, and the sizes come from the files`() throws {
    let run = try SampleRun()
    for (name, data) in [("r", Data.redPNG), ("a", .bluePNG), ("r2", .redPNG)] {
      try run.write(data, to: "artefacts/\(name).png", inRun: true)
    }
    run.add("Cards/a", .failed, reason: .differs) {
      $0.artefacts = SnapshotArtefacts(
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

  @Test func `pictures of passed snapshots stop at the budget; those of failures never do`() throws {
    let run = try SampleRun()
    try run.write(.redPNG, to: "Snapshots/CardTests/Cards/a@2x.png")
    try run.write(.bluePNG, to: "artefacts/b.png", inRun: true)
    run.add("Cards/a", .passed)
    run.add("Cards/b", .failed, reason: .missing) { $0.artefacts = SnapshotArtefacts(actual: "artefacts/b.png") }
    _ = try run.document()
    let log = try RunLog(runFolders: [run.runFolder], package: run.package)
    let tight = ReportDocument(log: log, passedBudget: Data.bluePNG.count)
    #expect(tight.entries.map { $0.actual != nil || $0.reference != nil } == [true, false])
    let roomy = ReportDocument(log: log)
    #expect(roomy.entries.map { $0.actual != nil || $0.reference != nil } == [true, true])
  }

  @Test(arguments: ["", "version https://git-lfs"])
  func `a file that is no PNG, such as a Git LFS pointer, gives no picture`(text: String) throws {
    let run = try SampleRun()
    try run.write(Data(text.utf8), to: "artefacts/a.png", inRun: true)
    run.add("Cards/a", .failed, reason: .pointer) { $0.artefacts = SnapshotArtefacts(reference: "artefacts/a.png") }
    #expect(try run.document().entries.first?.reference == nil)
  }

  /// 200 kB of each text, and 16 MiB of all: three texts for each of 28 snapshots.
  @Test func `texts of failures stop at 16 MB, and the entries without say so`() throws {
    let run = try SampleRun()
    try run.write(Data(String(repeating: "ä", count: 150_000).utf8), to: "artefacts/a.txt", inRun: true)
    for number in 0..<30 {
      run.add("Cards/\(number)", .failed, reason: .differs) {
        $0.format = "txt"
        $0.artefacts = SnapshotArtefacts(
          reference: "artefacts/a.txt", actual: "artefacts/a.txt", difference: "artefacts/a.txt")
      }
    }
    let entries = try run.document().entries
    let shown = entries.filter { $0.texts?.actual != nil }
    #expect(shown.count == 28 && shown.allSatisfy { $0.texts?.actual?.utf8.count == 200_000 })
    let others = entries.filter { $0.texts == nil }
    #expect(others.count == 2)
    #expect(others.allSatisfy { $0.facts.contains { $0.name == "Text" && $0.value.hasPrefix("left out: ") } })
  }

  @Test func `a long text that is cut within a character ends before it`() throws {
    let run = try SampleRun()
    try run.write(Data(("a" + String(repeating: "ä", count: 150_000)).utf8), to: "artefacts/a.txt", inRun: true)
    run.add("Cards/a", .failed, reason: .differs) {
      $0.format = "txt"
      $0.artefacts = SnapshotArtefacts(actual: "artefacts/a.txt")
    }
    #expect(try run.document().entries.first?.texts?.actual?.utf8.count == 199_999)
  }

  @Test func `the variants of one test are named by what tells them apart`() throws {
    let run = try SampleRun()
    run.add("Cards/profile.dark", .passed)
    run.add("Cards/profile.light", .passed)
    run.add("Cards/alone", .passed, test: "alone()")
    #expect(Set(try run.document().entries.map(\.variant)) == ["dark", "light", ""])
  }

  @Test func `a failure says with which fonts and libraries its picture was made`() throws {
    let run = try SampleRun()
    // One pixel with the texts of a golden, made with another encoder.
    let png = """
      iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAAGXRFWHRTb2Z0d2FyZQBUb3VjaHN0b25lIDAuMS4wQb+XvQAAABx0RVh0dG91Y2hz\
      dG9uZTp3aXRoIGNhaXJvADEuMTYuMHt3YW8AAABtdEVYdHRvdWNoc3RvbmU6d2l0aCBJbnRlci1Cb2xkLm90ZgBhYmFiYWJhYmFiYWJhYmFiYWJh\
      YmFiYWJhYmFiYWJhYmFiYWJhYmFiYWJhYmFiYWJhYmFiYWJhYmFiYWJhYmFiIFZlcnNpb24gMy4wMTl1/V+oAAAADUlEQVR42mP4z8DwHwAFAAH/\
      VscvDQAAAABJRU5ErkJggg==
      """
    try run.write(#require(Data(base64Encoded: png)), to: "artefacts/a.png", inRun: true)
    run.add("Cards/a", .failed, reason: .differs) { $0.artefacts = SnapshotArtefacts(actual: "artefacts/a.png") }
    let facts = try #require(run.document().entries.first).facts
    #expect(facts.first { $0.name == "Fonts" }?.value == "Inter-Bold.otf Version 3.019 (abababababab)")
    #expect(facts.first { $0.name == "Libraries" }?.value == "cairo 1.16.0")
  }

  @Test func `the pictures of a PDF and an SVG say what they are; text that is none has no picture`() throws {
    let run = try SampleRun()
    let files = [
      "svg": "<?xml version=\"1.0\"?>\n<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"12.5pt\" height=\"8\"></svg>",
      "patch": "@@ −1,1 +1,1 @@\n <svg width=\"9\" height=\"9\">\n", "pdf": "%PDF-1.7\n%%EOF\n",
      "txt": "<p>no svg width=\"1\"",
    ]
    for (kind, text) in files.sorted(by: { $0.key < $1.key }) {
      try run.write(Data(text.utf8), to: "artefacts/a.\(kind)", inRun: true)
      run.add("Cards/\(kind)", .failed, reason: .differs) {
        $0.format = kind
        $0.artefacts = SnapshotArtefacts(actual: "artefacts/a.\(kind)", difference: "artefacts/a.patch")
      }
    }
    let entries = try run.document().entries.sorted { $0.id < $1.id }
    #expect(entries.map(\.actual?.type) == [nil, "application/pdf", "image/svg+xml", nil])
    #expect(entries.map(\.actual?.width) == [nil, 0, 13, nil])
    #expect(entries.map(\.difference) == [nil, nil, nil, nil], "a patch of an SVG is none")
  }
}

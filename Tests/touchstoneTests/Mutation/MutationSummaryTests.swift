import ArgumentParser
import Foundation
import Testing
import TouchstoneSnapshots
import TouchstoneTestSupport

@testable import touchstone

struct MutationSummaryTests {
  private static func mutant(
    _ kind: MutantKind, _ view: String, noticed: Bool, ui: Bool = false, strict: Bool = true, equivalent: Bool = false
  ) -> MutantResult {
    var result = MutantResult(kind: kind, view: view, path: "VStack > \(view)", change: "4 pt up")
    (result.isNoticed, result.isNoticedByUI, result.isNoticedByStrict) = (noticed, ui, strict)
    result.isEquivalent = equivalent
    if !noticed, !equivalent { result.picture = "T-a (1).png" }
    return result
  }

  private static let summary = MutationSummary([
    MutatedSnapshot(
      snapshot: "Cards/a", target: "T", comparer: ".ui", obstacle: nil,
      mutants: [
        mutant(.padding, "Card", noticed: true, ui: true), mutant(.padding, "Card", noticed: false),
        mutant(.color, "Badge", noticed: true), mutant(.color, "Badge", noticed: false, equivalent: true),
        mutant(.cutText, "Card", noticed: false, strict: false),
      ]),
    MutatedSnapshot(snapshot: "Cards/b", target: "T", comparer: "", obstacle: "it is not a picture", mutants: []),
  ])

  @Test func `mutants that change no pixel do not count`() {
    #expect(Self.summary.text.contains("The tests notice 50 %."))
    #expect(Self.summary.survivors.map(\.result.kind) == [.padding, .cutText])
  }

  @Test func `the table has a row for each view, those with survivors first`() {
    let table = Self.summary.table
    #expect(table.map { $0[0] } == ["View", "Card", "Badge", "all"])
    #expect(table[0].last == "all")
    #expect(table[1] == ["Card", "–", "1/2", "–", "–", "–", "–", "0/1", "1/3"])
    #expect(table[3].last == "2/4")
  }

  @Test func `a survivor says what would notice it`() {
    let text = Self.summary.text
    #expect(text.contains("Mutants: 5, of snapshots: 1. Without a pixel that differs, so that they do not count: 1."))
    #expect(text.contains("The tests notice 50 %."))
    #expect(text.contains("(.ui) notices 25 %."))
    #expect(text.contains("(.strict) notices 75 %."))
    #expect(text.contains("1 snapshot has no mutants: it is not a picture."))
    #expect(
      text.contains(
        "  Cards/a: padding, 4 pt up: VStack > Card\n    noticed by: goldens drawn on the machine that tests"))
    #expect(text.contains("noticed by: as: .image(precision: 1), if no mask is there"))
  }

  @Test func `what the default comparison would notice needs no tolerance of its own`() {
    let snapshot = MutatedSnapshot(
      snapshot: "Cards/a", target: "T", comparer: "", obstacle: nil,
      mutants: [Self.mutant(.color, "Badge", noticed: false, ui: true)])
    #expect(MutationSummary([snapshot]).text.contains("noticed by: as: .image, without a tolerance of its own"))
  }

  @Test func `the page has a picture of each survivor`() {
    let page = Self.summary.markdown
    #expect(page.contains("<img src=\"mutants/T-a%20%281%29.png\">"))
    #expect(page.contains("| VStack &#62; Card |"))
  }

  @Test func `the text of views is no markup on the page`() {
    var mutant = Self.mutant(.cutText, "Card", noticed: false)
    (mutant.path, mutant.change) = ("Text \"a | b\n</td>&amp; @all ![x](y) ~~z~~\"", "cut # to `a|`")
    let page = MutationSummary([
      MutatedSnapshot(snapshot: "Cards/a|b", target: "T", comparer: ".ui", obstacle: nil, mutants: [mutant])
    ]).markdown
    let row = page.split(separator: "\n").last { $0.contains("mutants/") }.map(String.init) ?? ""
    #expect(
      row
        == "| Cards/a&#124;b | cut text, cut &#35; to &#96;a&#124;&#96; | Text \"a &#124; b &#60;/td&#62;&#38;amp; &#64;all "
        + "&#33;&#91;x&#93;(y) &#126;&#126;z&#126;&#126;\" | goldens drawn on the machine that tests, which are compared strictly "
        + "| <img src=\"mutants/T-a%20%281%29.png\"> |")
  }

  @Test func `without mutants, there is no score, and no minimum is met`() {
    #expect(!MutationSummary([]).text.contains("%"))
    #expect(throws: MutationError.noScore(minimum: 0)) { try MutationSummary([]).require(0) }
  }

  @Test func `a minimum is one of the visible mutants`() throws {
    try Self.summary.require(50)
    #expect(throws: MutationError.belowMinimum(score: "50 %", minimum: 51)) { try Self.summary.require(51) }
  }

  /// As floating-point numbers, 57 / 100 × 100 is less than 57, and so are others.
  @Test func `a minimum that is met exactly is met, whatever it is`() throws {
    for percent in 0...100 {
      let mutants = (1...100).map { Self.mutant(.color, "Card", noticed: $0 <= percent) }
      let summary = MutationSummary([
        MutatedSnapshot(snapshot: "Cards/a", target: "T", comparer: ".ui", obstacle: nil, mutants: mutants)
      ])
      try summary.require(percent)
      #expect(throws: MutationError.belowMinimum(score: "\(percent) %", minimum: percent + 1)) {
        try summary.require(percent + 1)
      }
    }
    let mutants = (1...3).map { Self.mutant(.color, "Card", noticed: $0 < 3) }
    let thirds = MutationSummary([
      MutatedSnapshot(snapshot: "Cards/a", target: "T", comparer: ".ui", obstacle: nil, mutants: mutants)
    ])
    try thirds.require(66)
    #expect(throws: MutationError.belowMinimum(score: "66.6 %", minimum: 67)) { try thirds.require(67) }
  }

  @Test func `the tests get nothing of what the user's environment asks of others`() {
    #expect(
      Mutate.environment == [
        "TOUCHSTONE_RECORD": "never", "TOUCHSTONE_COVERAGE": "", "TOUCHSTONE_REFRESH": "", "TOUCHSTONE_AUDITS": "",
        "TOUCHSTONE_SHARD": "", "TOUCHSTONE_SHARDS": "", "TOUCHSTONE_VARY": "", "TOUCHSTONE_PREVIEWS": "",
        "TOUCHSTONE_REPLACE_FOREIGN": "",
      ])
  }

  @Test func `a damaged file is named`() throws {
    try withTemporaryPath { path in
      let run = RunFolder(run: "1", parent: URL(fileURLWithPath: path))
      let folder = run.url.appendingPathComponent(MutationOrder.folderName)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let file = folder.appendingPathComponent("a.json")
      try Data("{\"snapshot\": ".utf8).write(to: file)
      #expect(throws: MutationError.damaged(file.path, why: "a test process did not write all of it")) {
        try Mutate.snapshots(in: run)
      }
    }
  }

  @Test func `options that make no sense are refused`() {
    #expect(throws: (any Error).self) { try Mutate.parse(["--per-snapshot", "0"]) }
    #expect(throws: (any Error).self) { try Mutate.parse(["--minimum", "101"]) }
    #expect(throws: (any Error).self) { try Mutate.parse(["--minimum", "57.5"]) }
    #expect(throws: (any Error).self) { try Mutate.parse(["--filter", ""]) }
  }

  @Test func `errors say what to do`() {
    #expect(
      MutationError.nothing.description
        == "No test compared a picture with a golden. Record one first: swift package record-snapshots")
    #expect(
      MutationError.belowMinimum(score: "94.9 %", minimum: 95).description
        == "The tests notice 94.9 % of the mutants, less than the 95 % of --minimum.")
    #expect(
      MutationError.testsFailed(output: ".build/o").description
        == "Tests failed, and their pictures have no mutants. Their output: .build/o\nLook at what failed first: swift test"
    )
    #expect(
      MutationError.didNotRun(code: 1, excerpt: "x").description
        == "No picture was compared: `swift test` exited with status 1. Its output:\n\nx")
    #expect(
      MutationError.noGoldens.description
        == "The package keeps no goldens, as Snapshots/touchstone.json says, so no mutant can be compared with one.")
    #expect(
      MutationError.noScore(minimum: 95).description
        == "No mutant changed a pixel, so there is no score to compare with the 95 % of --minimum. Try more "
        + "snapshots or mutants, without --filter or with a higher --per-snapshot.")
    #expect(
      MutationError.damaged("a.json", why: "it is a folder").description
        == "The mutants in a.json cannot be read: it is a folder. Run the tests again: swift run touchstone mutate")
    #expect(MutationError.interrupted.description == "Interrupted. No goldens were changed.")
  }
}

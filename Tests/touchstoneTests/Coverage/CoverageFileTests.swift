import ArgumentParser
import Foundation
import Testing
import TouchstoneReport
import TouchstoneSnapshots
import TouchstoneTestSupport

@testable import touchstone

struct CoverageFileTests {
  private var table: CoverageTable {
    var table = CoverageTable()
    var row = CoverageTable.Row(
      name: "Shop.A", file: "Sources/Shop/A.swift", line: 3, isView: true, parts: 4, drawn: 3)
    row.snapshots = ["T/a/b"]
    (row.colorSchemes, row.typeSizes) = (["dark", "light"], ["small", "large", "xLarge"])
    (row.directions, row.locales) = (["leftToRight"], ["en_US"])
    table.rows = [row]
    table.gaps = [gap("never in dark", 3), gap("`else` never drawn", 9)]
    table.snapshots = 1
    return table
  }

  private func gap(_ text: String, _ line: Int) -> CoverageTable.Gap {
    CoverageTable.Gap(view: "Shop.A", file: "Sources/Shop/A.swift", line: line, text: text)
  }

  private func file(_ text: String) throws -> String {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("coverage-\(UUID().uuidString).json")
    try Data(text.utf8).write(to: file)
    return file.path
  }

  @Test func `a table is read as it was written, and says its sums`() throws {
    let text = String(decoding: try CoverageFile.data(table), as: UTF8.self)
    let path = try file(text)
    defer { try? FileManager.default.removeItem(atPath: path) }
    #expect(try CoverageFile.read(path) == table)
    #expect(text.contains("\"percent\" : 75") && text.contains("\"parts\" : 4"))
  }

  @Test(arguments: [
    "", "{}", "[1]", "{\"schema\": 2, \"rows\": [], \"gaps\": [], \"remarks\": [], \"leftOut\": [], \"snapshots\": 0}",
    "{\"schema\": 1, \"rows\": [{\"name\": \"A\", \"file\": \"a\", \"line\": 1, \"isView\": true, \"parts\": 9223372036854775807, "
      + "\"drawn\": 1, \"snapshots\": [], \"colorSchemes\": [], \"typeSizes\": [], \"directions\": [], \"locales\": [], "
      + "\"devices\": [], \"unseen\": {}}], \"gaps\": [], \"remarks\": [], \"leftOut\": [], \"snapshots\": 0}",
  ])
  func `a base that is none is refused`(text: String) throws {
    let path = try file(text)
    defer { try? FileManager.default.removeItem(atPath: path) }
    #expect(throws: CoverageError.self) { try CoverageFile.read(path) }
  }

  @Test func `a base that is not there is refused`() {
    #expect(throws: CoverageError.self) { try CoverageFile.read("/nowhere/base.json") }
  }

  @Test func `a comparison names gaps that are new, not those that moved`() {
    var base = table
    base.gaps = [gap("`else` never drawn", 2), gap("`if b` never drawn", 5)]
    base.rows[0].drawn = 2
    let comparison = CoverageComparison(table, since: base)
    #expect(comparison.opened == [gap("never in dark", 3)] && comparison.closed == [gap("`if b` never drawn", 5)])
    #expect(
      comparison.lines == [
        "", "Since the base: 50 % → 75 %; 1 gap opened, 1 closed", "  + A (Sources/Shop/A.swift:3): never in dark",
        "  - A (Sources/Shop/A.swift:5): `if b` never drawn",
      ])
  }

  @Test func `the table has a row for each view`() {
    #expect(
      CoverageText(table).table == [
        "  View  Drawn  Snapshots  Schemes     Type sizes    Directions   Locales  Screens",
        "  A     3/4    1          dark light  small…xLarge  leftToRight  en_US    –", "",
        "75 % drawn: 3 of 4 parts in 1 view, all of them drawn; 1 snapshot",
      ])
  }

  @Test func `Markdown has no markup of others`() {
    var table = table
    table.rows[0].locales = ["<b>|@x"]
    let text = CoverageMarkdown(table).text
    #expect(text.contains("&#60;b&#62;&#124;&#64;x") && !text.contains("<b>"))
    #expect(text.contains("- A (Sources/Shop/A.swift:9): &#96;else&#96; never drawn"))
  }

  @Test func `errors say what to do`() {
    #expect(
      CoverageError.nothingNoted(hasRun: false).description
        == "The run did not note what its snapshots were drawn from. Run the tests again: TOUCHSTONE_COVERAGE=1 swift test"
    )
    #expect(
      CoverageError.nothingNoted(hasRun: true).description
        == "No test took a snapshot of a view, so there is nothing to compare with the sources. Write one: "
        + "swift run touchstone start")
    #expect(
      CoverageError.noManifest("/p", why: "it is broken").description
        == "The targets of /p are not known: it is broken. Check the manifest: swift package describe")
    #expect(
      CoverageError.noBase("a b.json", why: "it is a folder").description
        == "a b.json cannot be compared with: it is a folder. Write such a file: "
        + "swift run touchstone coverage --json 'a b.json'")
  }

  @Test func `errors say what to do where a share would mislead`() {
    #expect(
      CoverageError.noneMatched(["a b"]).description
        == "No test that matches --filter 'a b' took a snapshot of a view. List their names: swift test list")
    #expect(
      CoverageError.unjudged(["A.swift", "B.swift"], minimum: 80).description
        == "Whether 80 % is drawn is not known: the branches of A.swift, B.swift are left out. Run the tests again: "
        + "swift run touchstone coverage")
    #expect(
      CoverageError.belowMinimum("9.5 %", minimum: 80).description
        == "9.5 % is drawn, less than the minimum of 80 %. List what is not: swift run touchstone coverage --uncovered")
    #expect(
      CoverageError.noParts("/p").description
        == "The targets of /p declare no views, apart from those of tests, so there is nothing to cover. Name the package "
        + "with the views: --package FOLDER")
  }

  @Test func `options that contradict each other are refused`() {
    #expect(throws: (any Error).self) { try Coverage.parse(["--filter", ""]) }
    #expect(throws: (any Error).self) { try Coverage.parse(["--minimum", "101"]) }
    #expect(throws: (any Error).self) { try Coverage.parse(["run", "--filter", "a"]) }
  }

  @Test func `a run that noted nothing is not taken for one that drew nothing`() throws {
    let folder = ReviewFolder()
    try folder.add("dark")
    let run = try folder.writeLog()
    for command in [["coverage", run.path], ["affected", "a.swift", "--run", run.path]] {
      let result = try ToolRun(command, folder: folder.package)
      #expect(result.status == 1 && result.output.contains("TOUCHSTONE_COVERAGE=1 swift test"), "\(result.output)")
    }
  }
}

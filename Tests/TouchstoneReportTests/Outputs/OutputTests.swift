import Foundation
import Testing
import TouchstoneReport
import TouchstoneSnapshots

struct OutputTests {
  private func sample() throws -> SampleRun {
    let run = try SampleRun()
    run.add("Cards/new", .recorded, recorded: .new)
    run.add("Cards/changed", .recorded, recorded: .changed)
    run.add("Cards/same", .recorded, recorded: .unchanged)
    run.add("Cards/<b>|`x`", .failed, reason: .value, message: "The view threw & said \"no\".\nMore.")
    run.add("Cards/other", .failed, reason: .differs, deltaE: 3)
    return run
  }

  @Test func `pictures that are missing beside the log are reported, and the rest is shown`() throws {
    let run = try SampleRun()
    run.add("Cards/a", .failed, reason: .differs, deltaE: 3) {
      $0.artefacts = SnapshotArtefacts(actual: "artefacts/a.png")
    }
    let document = try run.document()
    #expect(
      document.faults == [
        "The pictures of 1 snapshot are missing. Keep the whole run folder, including its folder `artefacts`."
      ])
    #expect(document.entries.count == 1)
    try run.write(.redPNG, to: "artefacts/a.png", inRun: true)
    #expect(try run.document().faults.isEmpty)
  }

  @Test func `a snapshot of another shard is a problem of the report, and no fault of the run`() throws {
    let run = try SampleRun()
    run.add("Cards/a", .skipped)
    let document = try run.document()
    #expect(
      document.problems == [
        "1 snapshot belongs to shards whose runs are missing. Pass the run folders of all shards."
      ])
    #expect(document.faults.isEmpty)
    #expect(JUnitReport(document).text.contains("<skipped message="))
    #expect(GitHubAnnotations(document).text.isEmpty)
  }

  @Test(arguments: [
    "\u{202A}", "\u{202B}", "\u{202C}", "\u{202D}", "\u{202E}", "\u{2066}", "\u{2067}", "\u{2068}", "\u{2069}",
  ])
  func `no name turns the direction of writing in Markdown`(override: String) throws {
    let run = try SampleRun()
    run.add("Cards/a\(override)b", .failed, reason: .value, message: "a\(override)b")
    #expect(!MarkdownReport(run.documentAsIs()).text.unicodeScalars.contains { $0.properties.isBidiControl })
  }

  @Test(arguments: [
    "a|b", "a\\|b", "`a`", "a\r\nb", "a\nb", "a\u{2028}b", "\\", "<img src=x>`", "@all|", "[x](http://y)|",
  ])
  func `no name breaks a row of the Markdown table, or becomes markup`(name: String) throws {
    let run = try SampleRun()
    run.add("Cards/\(name)", .failed, reason: .value, message: "m")
    let lines = MarkdownReport(run.documentAsIs()).text.components(separatedBy: .newlines)
    let rows = lines.filter { $0.hasPrefix("| failed") }
    #expect(rows.count == 1)
    #expect(rows.first?.hasSuffix("| snapshot could not be taken | `Tests/CardTests/Cards.swift:12` |") == true)
    #expect(rows.first?.count { $0 == "|" } == 5)
    let cell = rows.first.map { $0.components(separatedBy: "|")[2].trimmingCharacters(in: .whitespaces) } ?? ""
    #expect((cell.hasPrefix("`") && cell.hasSuffix("`")) || (cell.hasPrefix("<code>") && cell.hasSuffix("</code>")))
    #expect(!cell.hasPrefix("<code>") || !cell.dropFirst(6).dropLast(7).contains { "<>`[]@\\".contains($0) })
  }

  @Test func `Markdown keeps names inside of their cells`() throws {
    let text = MarkdownReport(try sample().document()).text
    #expect(
      text.contains(
        "| failed | <code>Cards/&#60;b&#62;&#124;&#96;x&#96;</code> | snapshot could not be taken | "
          + "`Tests/CardTests/Cards.swift:12` |"))
    #expect(!text.contains("same"))
    #expect(MarkdownReport(try sample().document(), limit: 1).text.contains("… and 3 more: see the HTML report."))
  }

  @Test func `Markdown shows the difference of texts line by line, in a fence that no line closes`() throws {
    let run = try SampleRun()
    run.add("Cards/a", .failed, reason: .differs, test: "a()") {
      $0.format = "txt"
      $0.artefacts = SnapshotArtefacts(difference: "artefacts/d.patch")
    }
    let patch = "@@ −1,2 +1,2 @@\n\u{2007}one\n−two\n+```two\u{1B}\n"
    try run.write(Data(patch.utf8), to: "artefacts/d.patch", inRun: true)
    #expect(
      MarkdownReport(try run.document()).text.contains(
        """
        <details><summary><code>Cards/a</code></summary>

        ````diff
        @@ -1,2 +1,2 @@
         one
        -two
        +```two·

        ````

        </details>
        """))
  }

  @Test func `JSON reads back as what was written`() throws {
    // A checkout is no part of it.
    var document = try sample().document(environment: ["CI": "true"])
    document.pictureFiles = []
    let data = try JSONReport(document).data()
    #expect(try JSONDecoder().decode(ReportDocument.self, from: data) == document)
    #expect(String(decoding: data, as: UTF8.self).contains("\"schema\" : \"touchstone.report/1\""))
  }

  @Test func `Markdown shows small pictures by their paths from its own folder, with hostile names escaped`() throws {
    let run = try SampleRun()
    run.add("Cards/a", .failed, reason: .differs, deltaE: 3) {
      $0.artefacts = SnapshotArtefacts(reference: "artefacts/a \"|<b>.png", actual: "artefacts/x.png")
    }
    try run.write(.redPNG, to: "artefacts/a \"|<b>.png", inRun: true)
    try run.write(.bluePNG, to: "artefacts/x.png", inRun: true)
    let document = try run.document()
    let beside = MarkdownReport(document, pictureFolder: run.runFolder).text
    #expect(
      beside.contains(
        "|  | Snapshot | Change | Source | Golden | Actual | Difference |\n|---|---|---|---|---|---|---|\n"))
    #expect(beside.contains(#"| <img src="artefacts/a%20%22%7C%3Cb%3E.png" width="2" alt=""> "#))
    #expect(beside.contains(#"| <img src="artefacts/x.png" width="2" alt=""> |  |"#))
    let elsewhere = MarkdownReport(document, pictureFolder: run.package.appendingPathComponent("out/md")).text
    #expect(elsewhere.contains(#"src="../../.build/touchstone/run-1/artefacts/x.png""#))
    #expect(!MarkdownReport(document).text.contains("<img"))
  }
}

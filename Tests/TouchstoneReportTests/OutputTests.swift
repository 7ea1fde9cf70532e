import Foundation
import Testing
import TouchstoneReport
import TouchstoneSnapshots

@Suite("Other outputs of a run")
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

  @Test("JUnit XML escapes every name, and counts failures only")
  func junit() throws {
    let run = try sample()
    run.add("Cards/\u{1}", .passed)
    let text = JUnitReport(try run.document()).text
    #expect(text.contains(#"<testsuite name="CardTests" tests="6" failures="2" errors="0" skipped="0">"#))
    #expect(text.contains(#"name="Cards/&lt;b&gt;|`x`""#))
    #expect(text.contains("The view threw &amp; said &quot;no&quot;.&#10;More."))
    #expect(text.contains("name=\"Cards/\u{FFFD}\""))
  }

  @Test("Markdown keeps names inside of their cells")
  func markdown() throws {
    let text = MarkdownReport(try sample().document()).text
    #expect(
      text.contains(#"| failed | `Cards/<b>\|'x'` | value could not be made | `Tests/CardTests/Cards.swift:12` |"#))
    #expect(!text.contains("same"))
    #expect(MarkdownReport(try sample().document(), limit: 1).text.contains("… and 3 more: see the HTML report."))
  }

  @Test("JSON reads back as what was written")
  func json() throws {
    var document = try sample().document()
    document.pictureFiles = []
    let data = try JSONReport(document).data()
    #expect(try JSONDecoder().decode(ReportDocument.self, from: data) == document)
    #expect(String(decoding: data, as: UTF8.self).contains("\"schema\" : \"touchstone.report/1\""))
  }

  @Test("Markdown shows small pictures by their paths from its own folder, with hostile names escaped")
  func markdownPictures() throws {
    let run = try SampleRun()
    run.add("Cards/a", .failed, reason: .differs, deltaE: 3) {
      $0.artefacts = RunLogArtefacts(reference: "artefacts/a \"|<b>.png", actual: "artefacts/x.png")
    }
    try run.write(.redPNG, to: "artefacts/a \"|<b>.png", inRun: true)
    try run.write(.bluePNG, to: "artefacts/x.png", inRun: true)
    let document = try run.document()
    let beside = MarkdownReport(document, pictureFolder: run.runFolder).text
    #expect(
      beside.contains("|  | Snapshot | Difference | Source | Golden | Now | Where |\n|---|---|---|---|---|---|---|\n"))
    #expect(beside.contains(#"| <img src="artefacts/a%20%22%7C%3Cb%3E.png" width="2" alt=""> "#))
    #expect(beside.contains(#"| <img src="artefacts/x.png" width="2" alt=""> |  |"#))
    let elsewhere = MarkdownReport(document, pictureFolder: run.package.appendingPathComponent("out/md")).text
    #expect(elsewhere.contains(#"src="../../.build/touchstone/run-1/artefacts/x.png""#))
    #expect(!MarkdownReport(document).text.contains("<img"))
  }
}

import Foundation
import Testing
import TouchstoneSnapshots

@testable import TouchstoneReport

struct ReportCausesTests {
  private let blue = ViewEdit(
    .paint, before: "#0059CC", after: "#0087FF", view: Self.view("Shop.PriceTag", "Sources/Shop/PriceTag.swift:12"))
  private let bold = ViewEdit(
    .font, before: "Inter regular 17", after: "Inter bold 17", view: Self.view("Shop.Row", "Sources/Shop/Row.swift:3"))
  private let moved = ViewEdit(
    .moved, after: "+0, +2", view: Self.view("Shop.Page", "Sources/Shop/Page.swift:7"), isConsequence: true)

  private static func view(_ type: String, _ source: String) -> PlacedView {
    var view = PlacedView(
      path: "Page › Text", type: type, frame: PlacedView.Frame(x: 0, y: 0, width: 1, height: 1))
    view.source = source
    return view
  }

  private func sample() throws -> SampleRun {
    let run = try SampleRun()
    let edits = [[blue], [blue, moved], [bold, moved], [blue, bold]]
    for (index, edits) in edits.enumerated() {
      run.add("Cards/\(index)", .failed, reason: .differs, deltaE: Double(10 - index)) { $0.edits = edits }
    }
    run.add("Cards/missing", .failed, reason: .missing)
    run.add("Cards/passed", .passed)
    return run
  }

  @Test func `failures with one edit are one cause, and one may have several`() throws {
    let document = try sample().documentAsIs()
    #expect(
      document.causes.map(\.words) == ["colour #0059CC → #0087FF", "font regular 17 → bold 17"])
    #expect(document.causes.map(\.count) == [3, 2])
    #expect(document.causes.map(\.sharedCount) == [1, 1])
    let causes = Dictionary(uniqueKeysWithValues: document.entries.map { ($0.name, $0.causes) })
    #expect(causes["0"] == [1] && causes["1"] == [1] && causes["2"] == [2] && causes["3"] == [1, 2])
    #expect(causes["missing"] == [] && causes["passed"] == [])
  }

  @Test func `a snapshot has the owners and the places of the views of its own edits`() throws {
    let run = try SampleRun()
    try run.write(
      Data("/Sources/Shop/PriceTag.swift @acme/design\n/Sources/Shop/Row.swift @acme/design-system\n".utf8),
      to: ".github/CODEOWNERS")
    var row = blue
    row.view = bold.view
    for (index, edits) in [[blue], [blue], [row], [row, blue]].enumerated() {
      run.add("Cards/\(index)", .failed, reason: .differs, deltaE: Double(10 - index)) { $0.edits = edits }
    }
    let document = try run.document()
    #expect(document.causes.map(\.views).map { $0.map(\.type) } == [["Shop.PriceTag", "Shop.Row"]])
    #expect(document.causes.map(\.owners) == [["@acme/design", "@acme/design-system"]])
    #expect(
      document.entries.map(\.owners) == [
        ["@acme/design"], ["@acme/design"], ["@acme/design-system"], ["@acme/design", "@acme/design-system"],
      ])
    #expect(document.entries.map(\.causeViews) == [[[0]], [[0]], [[1]], [[0, 1]]])
  }

  @Test(arguments: [(5, true), (6, true), (6, false)])
  func `the colours of a scale are one cause, if they are many and differ in the same snapshots`(
    count: Int, areTogether: Bool
  ) throws {
    let run = try SampleRun()
    let view = Self.view("Shop.HeatMap", "Sources/Shop/HeatMap.swift:4")
    let colors = (0..<count).map { ViewEdit(.paint, before: "#00000\($0)", after: "#11111\($0)", view: view) }
    for index in 0..<2 {
      run.add("Charts/\(index)", .failed, reason: .differs, deltaE: 5) {
        $0.edits = index == 1 && !areTogether ? Array(colors.dropFirst()) : colors
      }
    }
    let document = try run.documentAsIs()
    guard count >= 6, areTogether else { return #expect(document.causes.count == count) }
    let cause = try #require(document.causes.first)
    #expect(document.causes.count == 1 && cause.count == 2 && document.entries.allSatisfy { $0.causes == [1] })
    #expect(cause.words == "colour #000000 → #111110, #000001 → #111111, and 4 more")
    // Accepting it accepts no other value.
    let signatures = [ViewEdit.Signature(kind: .paint, before: cause.before, after: cause.after, view: nil)]
    #expect(Set(signatures + (cause.variants ?? [])) == Set(colors.flatMap(\.signatures)))
  }

  private static func outline(_ path: String, of type: String = "Shop.Row", _ kind: ViewEdit.Kind = .shape) -> ViewEdit
  {
    ViewEdit(kind, view: PlacedView(path: path, type: type, frame: PlacedView.Frame(x: 0, y: 0, width: 1, height: 1)))
  }

  @Test func `another outline of one part of a view is one cause in each of these views`() throws {
    let run = try SampleRun()
    let part = "HStack › RoundedRectangle"
    let rows = ["Row", "List › Row", "List › Row 2", "Page › VStack 3 › Row 7"].map { Self.outline("\($0) › \(part)") }
    run.addChange("one", [rows[0], rows[1]])
    run.addChange("two", [rows[2], rows[3]])
    let others = [
      Self.outline("Row › HStack › RoundedRectangle 2"), Self.outline("Card › \(part)", of: "Shop.Card"),
      Self.outline("Row › \(part)", .clip), Self.outline("Page › \(part)"), Self.outline("Row", of: "Shop.Row"),
    ]
    run.addChange("other", others)
    let causes = try run.documentAsIs().causes
    #expect(
      causes.map(\.words) == [
        "another shape: RoundedRectangle in Row", "another shape: RoundedRectangle in Row",
        "another shape: RoundedRectangle in Card", "another clip: RoundedRectangle in Row",
        "another shape: RoundedRectangle in Row", "another shape: Row",
      ])
    #expect(causes.map(\.count) == [2, 1, 1, 1, 1, 1])
    // Accepting it accepts no outline of another view.
    let first = try #require(causes.first)
    let signatures = [ViewEdit.Signature(kind: .shape, view: first.view)] + (first.variants ?? [])
    #expect(Set(signatures) == Set(rows.flatMap(\.signatures)))
  }

  @Test func `a length or a part is said to be in the view that has it`() throws {
    let run = try SampleRun()
    let frame = PlacedView.Frame(x: 0, y: 0, width: 1, height: 1)
    let views = ["Row › Circle", "Row"].map { PlacedView(path: $0, type: "Shop.Row", frame: frame) }
    run.addChange("part", [ViewEdit(.moved, after: "−20, +0", view: views[0])])
    run.addChange("whole", [ViewEdit(.resized, before: "1 × 1", after: "1 × 2", view: views[1])])
    run.addChange("row", [ViewEdit(.inserted, after: "Row", view: views[1])])
    run.addChange("fill", [ViewEdit(.removed, before: "fill #FF3B30", view: views[1])])
    #expect(
      Set(try run.documentAsIs().causes.map(\.words)) == [
        "moved −20, +0 in Row", "size 1 × 1 → 1 × 2: Row", "inserted Row", "removed fill #FF3B30 in Row",
      ])
  }

  @Test func `what stands for a missing symbol is no cause`() throws {
    let run = try SampleRun()
    for name in ["one", "two"] {
      run.add("Cards/\(name)", .failed, reason: .value, test: "\(name)()") {
        $0.artefacts = SnapshotArtefacts(reference: "artefacts/r.png", actual: "artefacts/a.png")
        $0.edits = [ViewEdit(.inserted, after: "line #FF00CC", view: Self.view("Shop.Row", "Sources/Shop/Row.swift:3"))]
      }
    }
    #expect(try run.documentAsIs().causes.allSatisfy { $0.kind == nil && $0.words == "incomplete picture" })
  }

  @Test func `a cause names its views and shows a snapshot without other causes`() throws {
    let document = try sample().documentAsIs()
    let cause = document.causes[1]
    #expect(cause.views.map(\.type) == ["Shop.Row"])
    #expect(cause.views.first?.source == "Sources/Shop/Row.swift:3")
    #expect(document.entries.first { $0.key == cause.example }?.name == "2")
  }

  @Test func `failures with the same causes are one change`() throws {
    let document = try sample().documentAsIs()
    let changes = Dictionary(uniqueKeysWithValues: document.entries.map { ($0.name, $0.change) })
    #expect(changes["0"] == changes["1"])
    #expect(Set(["0", "2", "3"].map { changes[$0] }).count == 3)
  }

  @Test func `a picture that was not kept can be accepted with its causes, and shows none of them`() throws {
    let run = try SampleRun()
    for index in 0...2 {
      run.add("Cards/\(index)", .failed, reason: .differs, deltaE: Double(10 - index)) {
        $0.edits = [blue]
        if index != 1 { $0.unkeptDigest = String(repeating: "0a", count: 32) }
      }
    }
    let document = try run.documentAsIs()
    let entries = Dictionary(uniqueKeysWithValues: document.entries.map { ($0.name, $0) })
    let unkept = try #require(entries["0"])
    #expect(unkept.acceptable && unkept.refusal == nil && unkept.isUnkept == true && unkept.file == nil)
    #expect(unkept.digest == String(repeating: "0a", count: 32) && unkept.causes == [1])
    #expect(entries["1"]?.isUnkept == nil)
    let said = ReportFact("Causes", "as the run says: its picture was not kept")
    #expect(unkept.facts.contains(said) && entries["1"]?.facts.contains(said) == false)
    #expect(document.causes.map(\.count) == [3])
    #expect(document.causes.first?.example == entries["1"]?.key)
  }

  @Test func `outputs begin with the causes`() throws {
    let document = try sample().documentAsIs()
    let markdown = MarkdownReport(document).text
    let cause = try #require(
      markdown.range(of: "| colour &#35;0059CC → &#35;0087FF | 3 | `PriceTag` `Sources/Shop/PriceTag.swift:12` |"))
    let snapshot = try #require(markdown.range(of: "`Cards/0`"))
    #expect(cause.lowerBound < snapshot.lowerBound)
    #expect(
      CauseList(document).lines.prefix(2) == [
        "  3 × colour #0059CC → #0087FF", "      PriceTag (Sources/Shop/PriceTag.swift:12)",
      ])
    let junit = JUnitReport(document).text
    #expect(junit.contains("type=\"colour #0059CC → #0087FF\""))
    let property = #"value="3 snapshots: colour #0059CC → #0087FF; PriceTag (Sources/Shop/PriceTag.swift:12)"/>"#
    let inSuite = try #require(junit.range(of: property))
    #expect(try inSuite.lowerBound < #require(junit.range(of: "<testcase")).lowerBound)
    let annotations = GitHubAnnotations(document).text.split(separator: "\n")
    #expect(annotations.count == 3)
    #expect(annotations.contains { $0.contains("::3 snapshots: colour #0059CC → #0087FF%0AFor example: ") })
  }

  @Test func `the end of a run counts failures and causes, where failures share one`() throws {
    #expect(try sample().documentAsIs().summaryLine == "5 failures, 4 from 2 causes:")
    let run = try SampleRun()
    for index in 0...2 { run.add("Cards/\(index)", .failed, reason: .differs, deltaE: 5) { $0.edits = [blue] } }
    #expect(run.documentAsIs().summaryLine == "3 failures from 1 cause:")
    #expect(MarkdownReport(run.documentAsIs()).text.contains(": 3 failed (from 1 cause)\n"))
    let others = try SampleRun()
    for (index, edit) in [blue, bold].enumerated() {
      others.add("Cards/\(index)", .failed, reason: .differs, deltaE: 5) { $0.edits = [edit] }
    }
    #expect(CauseList(others.documentAsIs()).summary == [])
  }

  @Test func `causes that read the same are one line`() throws {
    let run = try SampleRun()
    for index in 0...2 {
      let view = PlacedView(
        path: "Page \(index) › Image", type: "Shop.Card", frame: PlacedView.Frame(x: 0, y: 0, width: 1, height: 1))
      run.add("Cards/\(index)", .failed, reason: .differs, deltaE: 5) { $0.edits = [ViewEdit(.redrawn, view: view)] }
    }
    let document = run.documentAsIs()
    #expect(document.causes.count == 3)
    #expect(CauseList(document).lines.map { $0.prefix(6) } == ["  3 × ", "      "])
  }

  @Test func `of colours, only those that differ make the cause`() {
    func signatures(_ before: String, _ after: String, _ kind: ViewEdit.Kind = .paint) -> [ViewEdit.Signature] {
      ViewEdit(kind, before: before, after: after, view: blue.view).signatures
    }
    let plain = signatures("#0059CC", "#0087FF")
    #expect(signatures("#0059CC 50%", "#0087FF 50%") == plain)
    #expect(signatures("linear 0 #0059CC, 1 #FFFFFF", "linear 0 #0087FF, 1 #FFFFFF") == plain)
    #expect(signatures("shadow #0059CC 18% 8 by 0 4 below", "shadow #0087FF 18% 8 by 0 4 below", .effects) == plain)
    // The default gradients of both, the second of which is bright.
    #expect(signatures("linear 0 #3380E4, 0.71 #0059CC", "linear 0 #33A8FF, 0.71 #0087FF") == plain)
    let bright = signatures("linear 0 #5DE980 50%, 0.71 #30D158 50%", "linear 0.305 #63E6E2 50%, 1 #48D4D0 50%")
    #expect(bright == signatures("#30D158", "#63E6E2"))
    #expect(signatures("linear 0 #3380E4, 0.71 #0059CC", "linear 0 #33A8FF, 0.71 #FF87FF").count == 2)
    #expect(signatures("#0059CC", "#0087FF 50%") != plain)
    #expect(signatures("linear 0 #0059CC, 1 #FFFFFF", "radial 0 #0087FF, 1 #FFFFFF") != plain)
    #expect(
      signatures("shadow #0059CC 8 by 0 4 below", "shadow #0087FF 9 by 0 4 below", .effects).map(\.kind) == [.effects])
  }

  @Test func `each colour of a gradient is a cause, which it shares with plain views`() throws {
    let run = try SampleRun()
    let gradient = ViewEdit(
      .paint, before: "linear 0 #0059CC, 1 #FF0000", after: "linear 0 #0087FF, 1 #FF8800", view: blue.view)
    for (index, edit) in [blue, gradient].enumerated() {
      run.add("Cards/\(index)", .failed, reason: .differs, deltaE: 5) { $0.edits = [edit] }
    }
    let document = run.documentAsIs()
    #expect(document.causes.map(\.words) == ["colour #0059CC → #0087FF", "colour #FF0000 → #FF8800"])
    #expect(document.causes.map(\.count) == [2, 1])
  }

  @Test func `changes that are not listed are a cause of their own, even of a single snapshot`() throws {
    let run = try SampleRun()
    run.add("Cards/a", .failed, reason: .differs, deltaE: 5) { $0.edits = [blue] }
    run.add("Cards/b", .failed, reason: .differs, deltaE: 5) { ($0.edits, $0.hasMoreEdits) = ([blue], true) }
    let document = run.documentAsIs()
    #expect(document.causes.map(\.words) == ["colour #0059CC → #0087FF", "more changes than are listed"])
    #expect(document.entries.map(\.causes) == [[1], [1, 2]])
    #expect(document.causes.last?.kind == nil)
  }

  @Test func `of texts, only the words that differ make the cause, unless they are numbers alone`() {
    func signature(_ before: String, _ after: String) -> [ViewEdit.Signature] {
      ViewEdit(.text, before: before, after: after, view: blue.view).signatures
    }
    #expect(signature("No. 7", "Nr. 7") == signature("No. 8", "Nr. 8"))
    #expect(signature("Delete 3 files now", "Remove 3 files now") == signature("Delete", "Remove"))
    #expect(signature("Total 7", "Total 8") != signature("Count 7", "Count 8"))
    #expect(signature("Open the file", "Open file") != signature("Close the file", "Close file"))
  }
}

extension ReportDocument {
  fileprivate var summaryLine: String? { CauseList(self).summary.first }
}

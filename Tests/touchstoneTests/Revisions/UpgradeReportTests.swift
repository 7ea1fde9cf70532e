import Foundation
import Testing
import TouchstoneReport
import TouchstoneSnapshots

@testable import touchstone

@Suite struct UpgradeReportTests {
  /// A snapshot that differs in a view, or passed.
  private func snapshot(_ name: String, view: String?, edits: [ViewEdit]? = nil) -> RunLog.Snapshot {
    var result = SnapshotResult(
      id: "CardTests/\(name)", target: "AppTests", file: "Tests/AppTests/CardTests.swift", line: 3, test: "\(name)()",
      golden: "Snapshots/AppTests/CardTests/\(name).png", format: "png", verdict: view == nil ? .passed : .failed)
    if let view {
      var place = PlacedView(
        path: "\(view) › Text", type: "Shop.\(view)", frame: PlacedView.Frame(x: 0, y: 0, width: 9, height: 9))
      place.source = "Sources/Shop/\(view).swift:3"
      var region = RegionSummary(x: 0, y: 0, width: 9, height: 9, pixels: 9)
      region.view = place
      result.reason = .differs
      result.comparison = DifferenceSummary(comparer: "strict", pixels: 9, total: 81, regions: [region, region])
      result.edits = edits
    }
    let folder = URL(fileURLWithPath: "/nowhere", isDirectory: true)
    return RunLog.Snapshot(result: result, runFolder: folder, packageFolder: folder)
  }

  private func lines(_ snapshots: [RunLog.Snapshot], notes: [String] = [], known: [String] = []) -> [String] {
    var log = RunLog()
    log.snapshots = snapshots
    log.notes = notes
    return UpgradeReport(side: "Touchstone 9", log: log, knownNotes: known, environment: [:]).lines
  }

  @Test func `goldens without drawing steps are counted by their views`() {
    let snapshots = [
      snapshot("a", view: "Card"), snapshot("b", view: "Badge"), snapshot("c", view: "Card"), snapshot("d", view: nil),
    ]
    #expect(
      lines(snapshots) == [
        "Touchstone 9 draws 3 of 4 snapshots differently:", "  3 × drawn differently",
        "      2 × Card (Sources/Shop/Card.swift:3)", "      1 × Badge (Sources/Shop/Badge.swift:3)",
        "  CardTests/a", "  CardTests/b", "  CardTests/c",
      ])
  }

  @Test func `causes are named where they are known, and are not counted again by views`() {
    let frame = PlacedView.Frame(x: 0, y: 0, width: 9, height: 9)
    let edit = ViewEdit(.paint, before: "#0059CC", after: "#0087FF", view: PlacedView(path: "Card", frame: frame))
    let found = lines(["a", "b"].map { snapshot($0, view: "Card", edits: [edit]) })
    #expect(found.contains { $0.contains("2 × colour #0059CC → #0087FF") })
    #expect(!found.contains { $0.contains("drawn differently") && $0.contains("×") })
  }

  @Test func `what the run says of goldens is said without its advice, unless runs say it without the upgrade`() {
    let notes = ["Versions: text is wider now.\n  Record them again: swift package record-snapshots", "Fonts: old."]
    let found = lines([snapshot("a", view: "Card")], notes: notes, known: ["Fonts: old."])
    #expect(found.contains("Versions: text is wider now."))
    #expect(!found.contains { $0.contains("Fonts: old.") || $0.contains("record-snapshots") })
  }

  @Test func `many snapshots are counted`() {
    let found = lines((0..<60).map { snapshot("s\($0)", view: "Card") })
    #expect(found.filter { $0.hasPrefix("  CardTests/") }.count == 50)
    #expect(found.last == "  … and 10 more: see the report")
  }
}

import Testing
import TouchstoneReport
import TouchstoneSnapshots

struct MarkdownReportTests {
  private func region(_ x: Int, _ kind: String?, text: [String]? = nil, view: String? = nil) -> RegionSummary {
    var region = RegionSummary(
      x: x, y: 0, width: 9, height: 9, pixels: 9, kind: kind, moved: kind == "moved" ? [0, 2] : nil)
    region.text = text
    region.view = view.map { PlacedView(path: $0, frame: PlacedView.Frame(x: 0, y: 0, width: 9, height: 9)) }
    return region
  }

  private func rows(_ document: ReportDocument) -> [String] {
    MarkdownReport(document).text.split(separator: "\n").filter { $0.hasPrefix("| failed") }.map(String.init)
  }

  @Test func `snapshots with the same change are one row, which says what changed in words`() throws {
    let run = try SampleRun()
    for variant in ["light", "dark"] {
      run.add("Cards/title.\(variant)", .failed, reason: .differs, deltaE: 5) {
        $0.comparison?.regions = [
          self.region(0, "text", text: ["Follow <me>", "Following"]), self.region(50, "text", text: ["A|", "`B`"]),
        ]
      }
    }
    let place = "`Tests/CardTests/Cards.swift:12`"
    #expect(
      rows(try run.document()) == [
        "| failed | `Cards/title.dark`<br>the same change in `Cards/title.light` | “Follow &#60;me&#62;” → “Following”; "
          + "“A&#124;” → “&#96;B&#96;” | \(place) |"
      ])
  }

  @Test func `many snapshots with the same change are counted, and the limit is one of rows`() throws {
    let run = try SampleRun()
    for index in 1...9 {
      run.add("Cards/\(index)", .failed, reason: .differs, deltaE: 5) {
        $0.comparison?.regions = [self.region(0, "added")]
      }
    }
    run.add("Cards/other", .failed, reason: .differs, deltaE: 3) { $0.comparison?.regions = [self.region(60, "added")] }
    run.add("Cards/third", .failed, reason: .differs, deltaE: 2) { $0.comparison?.regions = [self.region(90, "added")] }
    let text = MarkdownReport(try run.document(), limit: 1).text
    #expect(
      text.contains(
        "`Cards/1`<br>the same change in `Cards/2`, `Cards/3`, `Cards/4`, `Cards/5`, `Cards/6`, 3 more | Added |"))
    #expect(text.contains("… and 2 more: see the HTML report."))
  }

  @Test func `numbers stand where no words are known, and a new size is said with them`() throws {
    let run = try SampleRun()
    run.add("Cards/a", .failed, reason: .differs, deltaE: 5) { $0.comparison?.regions = [self.region(0, nil)] }
    run.add("Cards/b", .failed, reason: .differs, deltaE: 4) {
      let moved = self.region(0, "moved", view: "VStack › Text 2")
      $0.comparison?.regions = [
        moved, moved, self.region(20, "recolored"), self.region(40, "added"), self.region(60, "removed"),
      ]
    }
    run.add("Cards/c", .failed, reason: .size, deltaE: 4) {
      $0.reference = PictureSize(width: 4, height: 1, scale: 2)
      $0.comparison?.regions = [self.region(0, "added")]
    }
    run.add("Cards/d", .failed, reason: .missing)
    let cells = rows(try run.document()).map { $0.split(separator: "|")[2].dropFirst().dropLast() }
    #expect(
      Set(cells) == [
        "3 px · ΔE 5", "Moved by 0, +2 px: Text 2; Recoloured; Added; 1 more", "2×0.5 → 2×1 pt; Added",
        "no golden",
      ])
  }
}

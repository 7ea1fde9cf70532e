import Foundation
import Testing
import TouchstoneDrawing
import TouchstoneReport

@testable import touchstone

/// Answers that are limited to one view by `--view`.
struct LookReportViewTests {
  private static let dark = Bitmap(
    width: 40, height: 30, bytes: (0..<40 * 30 * 4).map { $0 % 4 == 3 ? 255 : 0 })
  private static let light = Bitmap(width: 40, height: 30, bytes: [UInt8](repeating: 255, count: 40 * 30 * 4))

  /// Two rows with a symbol and a text each.
  private static var answer: LookAnswer {
    var answer = LookSample.card()
    answer.views = [LookSample.view(1, in: nil, "VStack", [0, 0, 40, 30])]
    for (row, symbol) in [(0, "carrt"), (1, "star")] {
      let number = row * 3 + 2
      let y = Double(row) * 10
      answer.views.append(LookSample.view(number, in: 1, "HStack", [0, y, 40, 10]))
      var image = LookSample.view(number + 1, in: number, "Image", [0, y, 10, 10])
      image.details = symbol
      answer.views += [image, LookSample.view(number + 2, in: number, "Text", [10, y, 30, 10], "Row \(row)")]
    }
    answer.gaps = [
      .init(kind: "symbol", name: "carrt", message: "No symbol."),
      .init(kind: "glyph", name: "1", message: "No glyph."),
      .init(kind: "font", name: "Inter", message: "No font."),
    ]
    answer.warnings = ["No finger can reach “Row 0”.", "\"Row 1\" shows the present time.", "“Sheet” was not audited."]
    answer.findings = []
    return answer
  }

  private static func side(_ views: [LookAnswer.SeenView], _ bitmap: Bitmap) -> LookSide {
    LookSide(views: views, bitmap: bitmap, scale: 1)
  }

  /// The report of a change in each row, and of a text that was removed from the second one.
  private static func report(view: Int?) -> LookReport {
    var report = LookReport(answer: answer)
    var before = answer.views
    before[3].text = "Line 0"
    before[6].text = "Line 1"
    before.append(LookSample.view(8, in: 5, "Text", [30, 10, 10, 10], "Gone"))
    // One pixel is another one, so the pictures are not the same.
    let old = Bitmap(width: 40, height: 30, bytes: [0] + light.bytes.dropFirst())
    report.changes = LookChanges(base: "HEAD", from: side(before, old), to: side(answer.views, light))
    report.view = view
    return report
  }

  @Test func `without a number, everything is told`() throws {
    let report = Self.report(view: nil)
    #expect(report.changedViews.count == 3 && report.gaps.count == 3 && report.warnings.count == 3)
  }

  @Test(arguments: [
    (2, ["Row 0"], ["Inter", "carrt"], [0, 2]), (5, ["Gone", "Row 1"], ["1", "Inter"], [1, 2]),
    (3, [], ["Inter", "carrt"], [2]), (1, ["Gone", "Row 0", "Row 1"], ["1", "Inter", "carrt"], [0, 1, 2]),
  ])
  func `changes, what is missing and warnings are those of the view that is asked for`(
    view: Int, changes: [String], gaps: [String], warnings: [Int]
  ) throws {
    let report = Self.report(view: view)
    #expect(report.changedViews.compactMap(\.text).sorted() == changes)
    #expect(report.gaps.map(\.name).sorted() == gaps)
    #expect(report.warnings == warnings.map { Self.answer.warnings[$0] })
    let value = try #require(JSONValue(Data(report.json().utf8)))
    #expect(try JSONSchema.ofLook().faults(in: value) == [])
    #expect(value["changes"]?.elements?.count == changes.count)
    #expect(value["missing"]?.elements?.count == gaps.count)
    #expect(value["warnings"]?.elements?.count == warnings.count)
    #expect(value["more"] == nil)
    let lines = report.text().split(separator: "\n")
    #expect(lines.count { $0.hasPrefix("  reworded: ") || $0.hasPrefix("  removed: ") } == changes.count)
    #expect(lines.contains("Against HEAD: this view is the same, but others differ") == changes.isEmpty)
  }

  @Test func `the picture of both shows the view as it was and as it is`() throws {
    let request = LookRequest(name: "A", folder: "/nowhere")
    var base = LookBase(session: LookSession(package: URL(fileURLWithPath: "/nowhere")), request: request)
    var before = Self.answer.views
    before.removeLast(3)
    before[1].frame = [0, 0, 20, 5]
    let sides = (Self.side(before, Self.dark), Self.side(Self.answer.views, Self.light))
    let changes = LookChanges(base: "HEAD", from: sides.0, to: sides.1)
    func size(_ view: Int?) -> [Int] {
      base.view = view
      return base.picture(of: sides.0, and: sides.1, changes).map { [$0.width, $0.height] } ?? []
    }
    #expect(size(nil) == [40 + 16 + 40, 30])
    #expect(size(2) == [20 + 16 + 40, 10])
    // A view that was not there has no picture of before.
    #expect(size(5) == [40, 10])
  }

  @Test func `what a comparison could not see is said first, also of one view`() throws {
    var report = LookSample.report(Self.answer)
    report.changes = LookChanges(
      base: "HEAD", from: Self.side(Self.answer.views, Self.light), to: Self.side(Self.answer.views, Self.light))
    report.changes?.remarks = ["HEAD: The file “Row 0” is not fetched from Git LFS."]
    for view in [nil, 5] {
      report.view = view
      #expect(report.warnings.first == "HEAD: The file “Row 0” is not fetched from Git LFS.")
      let value = try #require(JSONValue(Data(report.json().utf8)))
      #expect(value["warnings"]?.elements?.first == .string(report.warnings[0]))
      #expect(report.text().contains("Warnings:\n  HEAD: The file"))
    }
  }
}

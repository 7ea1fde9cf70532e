import Foundation
import Testing
import TouchstoneAudits
import TouchstoneDrawing
import TouchstoneRenderer
import TouchstoneUI

@MainActor @Suite struct OffScreenAuditTests {
  /// A list with a row of its own width, which a swipe moves, and one that is too wide.
  private struct Rows: View {
    var body: some View {
      List {
        Text("Ada").frame(maxWidth: .infinity, alignment: .leading).swipeActions { Button("Call") {} }
        Text("Grace").frame(width: 900, alignment: .trailing)
      }
    }
  }

  @Test func `a row that a swipe has moved is not outside, and one beside it that is too wide is`() throws {
    let renderer = ImageRenderer(content: Rows().frame(width: 390, height: 844))
    renderer.scale = 1
    func found() throws -> [String] {
      try Audit.findings(.offScreen, in: AuditedView(renderer.picture(scale: 1), displayScale: 1)).map(\.path)
    }
    let before = try found()
    #expect(before.count == 1 && before.allSatisfy { $0.contains("Grace") }, "\(before)")
    try renderer.swipe("Ada")
    let frame = try #require(renderer.picture(scale: 1).root.subtree.first { ($0 as? TextNode)?.string == "Ada" })
    #expect(frame.frame(in: nil).minX < 0)
    #expect(try found() == before)
  }

  @Test func `what is measured is what lies outside in the direction that does not scroll`() throws {
    let sample = AuditSample("", size: CGSize(width: 100, height: 50)) {
      ScrollView {
        Color.red.frame(width: 10, height: 300)
        Button(action: {}, label: { Color.red.frame(width: 130, height: 44) })
      }
    }
    // 130 points in the middle of 100.
    #expect(
      try sample.findings(.offScreen, Audit.Settings()).map(\.measured) == ["15 pt are outside the screen"])
  }

  @Test func `the boxes of large letters may reach a little over the edge`() throws {
    func found(offset: CGFloat) throws -> Int {
      let sample = AuditSample("", size: CGSize(width: 200, height: 100)) {
        Text("0").font(.system(size: 53)).frame(maxWidth: .infinity, alignment: .trailing).offset(x: offset)
      }
      return try sample.findings(.offScreen, Audit.Settings()).count
    }
    #expect(try found(offset: 0) == 0, "1.2 points of the box are outside, and no ink")
    #expect(try found(offset: 6) == 1)
  }
}

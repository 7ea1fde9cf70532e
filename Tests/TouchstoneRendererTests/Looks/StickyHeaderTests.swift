import Foundation
import Testing
import TouchstoneDrawing
import TouchstoneRenderer
import TouchstoneUI

/// Headers stay at the top while their section is scrolled, as those of UIKit's plain tables and unlike those of groups.
@MainActor @Suite struct StickyHeaderTests {
  private struct Sections: View {
    /// The number of rows in each section; a list with more than 300 rows is lazy.
    var count = 20

    var body: some View {
      List {
        ForEach(0..<3, id: \.self) { section in
          Section {
            ForEach(0..<count, id: \.self) { Text("Row \(section) \($0)").id(section * 1000 + $0) }
          } header: {
            Text("Header \(section)")
          }
        }
      }
    }
  }

  /// Returns the positions of headers after scrolling to a row.
  private func headers<V: View>(_ list: V, at row: Int?) throws -> [CGFloat] {
    let renderer = ImageRenderer(content: list)
    renderer.proposedSize = ProposedViewSize(width: 393, height: 852)
    if let row { try renderer.scroll(to: row) }
    let screen = LookMeasurementTests.Screen(root: renderer.picture(scale: 3).root)
    return screen.frames("header").map(\.minY)
  }

  @Test func `the header of the visible section is at the top`() throws {
    let list = Sections().listStyle(.plain)
    #expect(try headers(list, at: nil)[0] == 0)
    // A row of the second section is at the bottom of the screen, then the last one.
    #expect(try headers(list, at: 1005)[0] == 0)
    let later = try headers(list, at: 1019)
    #expect(later.contains(0) && later[0] < 0, "the second header has pushed the first one away: \(later)")
  }

  @Test func `the rows below a header that sticks shine through`() throws {
    let renderer = ImageRenderer(content: Sections().listStyle(.plain))
    renderer.proposedSize = ProposedViewSize(width: 393, height: 852)
    renderer.scale = 1
    let before = try renderer.render().bitmap[380, 4]
    try renderer.scroll(to: 1005)
    #expect(try renderer.render().bitmap[380, 4] != before)
  }

  @Test func `headers of groups move with their rows`() throws {
    #expect(try headers(Sections(), at: 1019)[0] < -100)
  }

  @Test func `headers of long lists stay too, above their rows`() throws {
    let renderer = ImageRenderer(content: Sections(count: 200).listStyle(.plain))
    renderer.proposedSize = ProposedViewSize(width: 393, height: 852)
    renderer.scale = 1
    try renderer.scroll(to: 1100)
    let screen = LookMeasurementTests.Screen(root: renderer.picture(scale: 1).root)
    #expect(screen.frames("header").map(\.minY) == [0])
    // A line between two rows is less dark below the header than beside it.
    let bitmap = try renderer.render().bitmap
    let darkest = { (rows: Range<Int>) in rows.map { bitmap[300, $0].red }.min() ?? 0 }
    #expect(darkest(0..<20) > 240 && darkest(30..<100) < 220)
    #expect(try headers(Sections(count: 200), at: 1100).allSatisfy { $0 < -100 }, "those of groups do not stay")
  }
}

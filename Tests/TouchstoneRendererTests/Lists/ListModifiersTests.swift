import Foundation
import Testing
import TouchstoneDrawing
import TouchstoneRenderer
import TouchstoneUI

/// Rows of UIKit are at least 44 points high; the effects are those of Apple's documentation of each modifier.
@MainActor @Suite struct ListModifiersTests {
  private func plain(@ViewBuilder _ rows: () -> some View) throws -> Drawn {
    try Drawn(List { rows() }.listStyle(.plain), height: 300)
  }

  /// The heights at which separators are drawn in pure blue, in the middle of the list.
  private func blueLines(_ drawn: Drawn) -> [Int] { (0..<300).filter { drawn.color(200, $0) == pureBluePixel } }

  @Test func `a row's background fills the row from edge to edge`() throws {
    let drawn = try plain {
      Text("A").listRowBackground(pureBlue)
      Text("B")
    }
    for x in [0, 200, 389] { for y in [1, 22, 42] { #expect(drawn.color(x, y) == pureBluePixel) } }
    for x in [0, 200, 389] { for y in [46, 66, 86] { #expect(drawn.color(x, y) == [255, 255, 255]) } }
  }

  @Test func `a row without a background view has the list's`() throws {
    let drawn = try plain { Text("A").listRowBackground(Color?.none) }
    #expect(drawn.color(200, 22) == [255, 255, 255])
  }

  @Test func `a row's separator tint colours the line at the edge that it names`() throws {
    let rows = try plain {
      Text("A").listRowSeparatorTint(pureBlue, edges: .bottom)
      Text("B")
      Text("C")
    }
    #expect(blueLines(rows).count == 1)
    #expect(abs((blueLines(rows).first ?? 0) - 44) <= 1)
    let untinted = try plain {
      Text("A")
      Text("B")
    }
    #expect(blueLines(untinted) == [])
  }

  @Test func `hiding a section's separators leaves those between its rows`() throws {
    func lines(_ visibility: Visibility) throws -> Int {
      let drawn = try plain {
        Section {
          Text("A")
          Text("B")
        }
        .listSectionSeparator(visibility)
      }
      return drawn.count(x: 200..<201) { $0 != [255, 255, 255] }
    }
    #expect(try lines(.automatic) == 3)
    #expect(try lines(.hidden) == 1)
  }

  @Test func `a section's separator tint colours the lines at its edges and none within`() throws {
    let drawn = try plain {
      Section {
        Text("A")
        Text("B")
      }
      .listSectionSeparatorTint(pureBlue)
    }
    let lines = blueLines(drawn)
    #expect(lines.count == 2)
    #expect((lines.first ?? 9) <= 1)
    #expect(abs((lines.last ?? 0) - 88) <= 1)
  }

  @Test func `a list item tint colours the icon of a label`() throws {
    func blue(_ drawn: Drawn) -> Int { drawn.count { $0 == pureBluePixel } }
    let label = Label("Inbox", systemImage: "square.fill")
    #expect(blue(try plain { label.listItemTint(pureBlue) }) > 100)
    #expect(blue(try plain { label.listItemTint(.fixed(pureBlue)) }) > 100)
    #expect(blue(try plain { label }) == 0)
  }

  @Test func `rows of a grouped list reach from edge to edge`() throws {
    let list = List { Section("S") { Text("A") } }
    let grouped = try Drawn(list.listStyle(.grouped), height: 300)
    let inset = try Drawn(list.listStyle(.insetGrouped), height: 300)
    let row = try #require(grouped.frame(ofText: "A"))
    #expect(grouped.color(0, Int(row.midY)) == [255, 255, 255])
    // `systemGroupedBackground` of iOS: #F2F2F7.
    #expect(grouped.color(0, 299) == [242, 242, 247])
    let insetRow = try #require(inset.frame(ofText: "A"))
    #expect(inset.color(0, Int(insetRow.midY)) == [242, 242, 247])
  }
}

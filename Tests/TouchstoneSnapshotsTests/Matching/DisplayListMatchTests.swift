import Foundation
import Testing
import TouchstoneDrawing

@testable import TouchstoneSnapshots

/// What counts of drawings at a match level.
struct DisplayListMatchTests {
  private let square = Path(CGRect(x: 0, y: 0, width: 4, height: 4))
  private let red = ResolvedColor(red: 1, green: 0, blue: 0)
  private let blue = ResolvedColor(red: 0, green: 0, blue: 1)

  private func list(_ items: [DisplayList.Item]) -> DisplayList {
    DisplayList(size: CGSize(width: 9, height: 9), items: items)
  }

  private func fill(_ color: ResolvedColor) -> DisplayList.Item { .fill(square, .color(color), FillStyle()) }

  private func run(_ text: String, y: CGFloat = 4, size: CGFloat = 8, slant: CGFloat = 0, stretch: CGFloat = 1)
    -> DisplayList.Item
  {
    .glyphs(
      GlyphRun(
        font: .init(path: "/f/Inter.ttf"), size: size, slant: slant, stretch: stretch,
        glyphs: text.unicodeScalars.enumerated().map {
          .init(id: $1.value, position: CGPoint(x: CGFloat($0 * 5), y: y))
        },
        text: text, clusters: []), .color(red))
  }

  private func view(_ items: [DisplayList.Item]) -> DisplayList.Item {
    var group = DisplayList.Group(items: items)
    group.view = 1
    return .group(group)
  }

  private func isSame(_ a: [DisplayList.Item], _ b: [DisplayList.Item], at level: MatchLevel) -> Bool {
    list(a).text(at: level) == list(b).text(at: level)
  }

  @Test func `without colours, opacity counts where a colour is clear, and in masks`() {
    var clear = red
    clear.opacity = 0
    #expect(isSame([fill(red)], [fill(blue)], at: .ignoringColors))
    #expect(!isSame([fill(red)], [fill(clear)], at: .ignoringColors))
    func masked(_ color: ResolvedColor) -> DisplayList.Item {
      var group = DisplayList.Group(items: [fill(red)])
      group.mask = DisplayList.Mask(items: [fill(color)])
      return .group(group)
    }
    #expect(!isSame([masked(red)], [masked(blue)], at: .ignoringColors))
    #expect(isSame([.group(.init(items: [fill(red)]))], [.group(.init(items: [fill(blue)]))], at: .ignoringColors))
    #expect(!isSame([run("a")], [run("a", stretch: 1.1)], at: .ignoringColors))
  }

  @Test func `without texts, each view has its own, with its styles and first baseline`() {
    #expect(isSame([view([run("a")])], [view([run("bcd"), run("e", y: 12)])], at: .ignoringText))
    #expect(!isSame([view([run("a")])], [view([run("b", y: 5)])], at: .ignoringText))
    #expect(!isSame([view([run("a")])], [view([run("b", size: 9)])], at: .ignoringText))
    #expect(!isSame([view([run("a")])], [view([run("b", slant: 0.2)])], at: .ignoringText))
    #expect(!isSame([view([run("a")])], [view([])], at: .ignoringText))
    #expect(!isSame([view([run("a")]), view([run("b")])], [view([run("a")])], at: .ignoringText))
    // Texts that no view says it draws are other drawings.
    #expect(!isSame([run("a")], [run("b")], at: .ignoringText))
  }
}

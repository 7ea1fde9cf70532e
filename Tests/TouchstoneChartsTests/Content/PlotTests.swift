import Charts
import Foundation
import Testing
import TouchstoneDrawing
import TouchstoneRenderer
import TouchstoneUI

/// Plots as layers and masks of other marks.
@MainActor @Suite struct PlotTests {
  @Test func `masks show marks within others, layers fade as one`() {
    let picture = ChartPicture(
      Chart {
        Plot { RectangleMark() }.mask { BarMark(x: .value("x", "a"), y: .value("y", 1)) }
        Plot { BarMark(x: .value("x", "a"), y: .value("y", 1)) }.compositingLayer().opacity(0.5)
      }.chartXAxis(.hidden).chartYAxis(.hidden))
    let groups = picture.list.description.split(separator: "\n").filter { $0.contains("group") }
    #expect(groups.contains { $0.contains("layer") } && groups.contains { $0.contains("opacity 0.5") })
    #expect(picture.list.description.contains("mask"))
  }

  @Test func `annotations of the marks of a mask are part of it`() throws {
    let chart = Chart {
      Plot { RectangleMark() }.foregroundStyle(.red).mask {
        BarMark(x: .value("x", "a"), y: .value("y", 1)).annotation(position: .overlay) { Text("A").font(.title) }
        BarMark(x: .value("x", "b"), y: .value("y", 0.2)).annotation { Text("B").font(.title) }
      }
      // A mask has no scales of its own.
      ForEach(["a", "b"], id: \.self) { BarMark(x: .value("x", $0), y: .value("y", 1)).opacity(0) }
    }.chartXAxis(.hidden).chartYAxis(.hidden)
    let picture = ChartPicture(chart)
    let text = try #require(picture.frame(of: "B"))
    let bitmap = try picture.list.bitmap(scale: 3)
    // The text is red, as what it is a mask of, and above its bar.
    var red = 0
    for y in Int(text.minY * 3)..<Int(text.maxY * 3) {
      for x in Int(text.minX * 3)..<Int(text.maxX * 3) where bitmap[x, y].alpha > 200 {
        #expect(bitmap[x, y].red > 200 && bitmap[x, y].green < 100)
        red += 1
      }
    }
    #expect(red > 50 && text.maxY <= 200 * 0.8 && picture.words.contains("A"))
  }
}

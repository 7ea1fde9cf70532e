import Charts
import Foundation
import SwiftUI
import Testing

/// Colours, symbols and legends, by measures of pictures that Apple's frameworks drew.
@MainActor @Suite struct StyleScaleTests {
  private func points(_ count: Int) -> some View {
    Chart(0..<count, id: \.self) { index in
      PointMark(x: .value("x", index), y: .value("y", 1)).foregroundStyle(by: .value("name", "series \(index)"))
    }
  }

  @Test func `series take seven colours of the system, then repeat them`() {
    let colors = ChartPicture(points(9).chartLegend(.hidden)).fills.map(\.color)
    #expect(
      colors == [
        "#007AFF", "#34C759", "#FF9500", "#AF52DE", "#FF3B30", "#32ADE6", "#FFCC00", "#007AFF", "#34C759",
      ])
  }

  @Test func `a scale of pairs gives its styles, and the legend its order`() {
    let chart = Chart(["a", "b"], id: \.self) {
      BarMark(x: .value("x", $0), y: .value("y", 1)).foregroundStyle(by: .value("name", $0))
    }.chartForegroundStyleScale(["b": Color.red, "a": .black])
    let picture = ChartPicture(chart)
    #expect(picture.fills.prefix(2).map(\.color) == ["#000000", "#FF3B30"])
    #expect(picture.words.suffix(2) == ["b", "a"])
  }

  @Test func `a gradient from white to green is mixed in OKLab`() {
    let chart = Chart(0..<6, id: \.self) {
      BarMark(x: .value("x", "\($0)"), y: .value("y", 1)).foregroundStyle(by: .value("level", $0))
    }.chartForegroundStyleScale(range: Gradient(colors: [.white, .green])).chartLegend(.hidden)
    // Read in a picture that Apple's frameworks drew.
    #expect(
      ChartPicture(chart).fills.map(\.color) == ["#FFFFFF", "#DDF5DF", "#BAEABE", "#95DF9E", "#6CD37D", "#34C759"])
  }

  @Test func `numbers take the accent colour from a pale to the full one`() {
    let chart = Chart(0..<3, id: \.self) {
      BarMark(x: .value("x", "\($0)"), y: .value("y", 1)).foregroundStyle(by: .value("level", $0))
    }.chartLegend(.hidden)
    let colors = ChartPicture(chart).fills.map(\.color)
    // Measured #D2E6FF; 18 % of the accent colour give #D1E7FF.
    #expect(colors.first == "#D1E7FF" && colors.last == "#007AFF")
  }

  @Test func `lines of values are solid, dashed 5 and 3, and dashed 9 and 3`() {
    let chart = Chart(0..<6, id: \.self) { index in
      LineMark(x: .value("x", index % 2), y: .value("y", index / 2))
        .lineStyle(by: .value("name", "series \(index / 2)"))
    }.chartXAxis(.hidden).chartYAxis(.hidden).chartLegend(.hidden)
    #expect(ChartPicture(chart).strokes.map(\.style.dash) == [[], [5, 3], [9, 3]])
  }

  @Test func `a legend lies 4 points below the strip of x, at the leading edge`() throws {
    let picture = ChartPicture(
      Chart(["one", "two"], id: \.self) {
        BarMark(x: .value("x", $0), y: .value("y", 1)).foregroundStyle(by: .value("name", "series \($0)"))
      })
    let label = try #require(picture.frame(of: "series one"))
    let next = try #require(picture.frame(of: "series two"))
    #expect(label.maxY.isClose(to: 200) && picture.plot.height.isClose(to: 200 - 18 - 4 - label.height))
    // A symbol of 8 points, 5 to its label, 8 to the next symbol.
    #expect(label.minX.isClose(to: 13))
    #expect(next.minX.isClose(to: label.maxX + 8 + 8 + 5))
    let symbol = try #require(picture.fills.first { $0.path.boundingRect.minY > 180 })
    #expect(symbol.path.boundingRect.width == 8 && symbol.path.boundingRect.midY.isClose(to: label.midY))
  }

  @Test func `plain styles have no legend, and a hidden one none either`() {
    let plain = ChartPicture(
      Chart(["one"], id: \.self) { BarMark(x: .value("x", $0), y: .value("y", 1)).foregroundStyle(.red) })
    #expect(plain.plot.height == 182)
    #expect(ChartPicture(points(2).chartLegend(.hidden)).plot.height == 182)
  }

  @Test func `a legend on top lies in the middle of the chart`() throws {
    let picture = ChartPicture(points(2).chartLegend(position: .top, alignment: .center))
    let frames = picture.texts.filter { $0.words.hasPrefix("series") }.map(\.frame)
    #expect(frames.allSatisfy { $0.minY.isClose(to: 0) })
    let (first, last) = (try #require(frames.first), try #require(frames.last))
    #expect(((first.minX - 13 + last.maxX) / 2).isClose(to: 155, within: 0.5))
  }

  @Test func `the legend of a line style is a sample of 18 points`() {
    let picture = ChartPicture(
      Chart(0..<4, id: \.self) { index in
        LineMark(x: .value("x", index % 2), y: .value("y", index / 2)).lineStyle(by: .value("name", "\(index / 2)"))
      })
    let samples = picture.strokes.filter { $0.path.boundingRect.minY > 185 && $0.path.boundingRect.height == 0 }
    #expect(samples.map(\.path.boundingRect.width) == [18, 18] && samples.map(\.style.dash) == [[], [5, 3]])
  }

  @Test func `points take circles, crosses and triangles, lines circles, squares and triangles`() {
    let chart = Chart(["a", "b", "c"], id: \.self) {
      PointMark(x: .value("x", $0), y: .value("y", 1)).symbol(by: .value("name", $0))
    }.chartLegend(.hidden)
    let widths = ChartPicture(chart).frames("PointMark").map { ($0.width * 100).rounded() / 100 }
    #expect(widths[0] == 8 && widths[2] == 10.77 && widths[1] != 7.09)
  }
}

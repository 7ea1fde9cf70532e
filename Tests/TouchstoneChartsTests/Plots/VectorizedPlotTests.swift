import Charts
import Foundation
import Testing
import TouchstoneDrawing
import TouchstoneUI

/// Plots of whole collections, which draw the same as individual marks.
@MainActor @Suite struct VectorizedPlotTests {
  private struct Item: Identifiable {
    let id: Int
    let name: String
    let low: Double
    let high: Double
    let date: Date
    let start: CGFloat
    let end: CGFloat
    let size: CGFloat
    let color: Color
    let isHidden: Bool
    var opacity: CGFloat { isHidden ? 0.5 : 1 }
    var box: CGSize { CGSize(width: size / 4, height: 6) }
    var stroke: StrokeStyle { StrokeStyle(lineWidth: 3, dash: [4]) }
  }

  private let items: [Item] = (0..<4).map { (number: Int) -> Item in
    let step = CGFloat(number)
    let date = Date(timeIntervalSince1970: 1_651_968_000 + Double(number) * 86_400)
    return Item(
      id: number, name: "n\(number)", low: Double(number) + 1, high: Double(number * 2) + 4, date: date,
      start: step * 5, end: 100 - step * 5, size: 20 + step * 10, color: number == 0 ? .red : .green,
      isHidden: number == 1)
  }

  private func list(_ chart: some View) -> DisplayListText { DisplayListText(ChartPicture(chart).list.description) }

  private struct DisplayListText: Equatable, CustomStringConvertible {
    let description: String
    init(_ description: String) { self.description = description }
  }

  @Test func `bars`() {
    #expect(
      list(Chart { BarPlot(items, x: .value("x", \.name), y: .value("y", \.low)) })
        == list(Chart(items) { BarMark(x: .value("x", $0.name), y: .value("y", $0.low)) }))
    #expect(
      list(Chart { BarPlot(items, x: .value("x", \.date, unit: .day), y: .value("y", \.low), width: .ratio(0.5)) })
        == list(
          Chart(items) { BarMark(x: .value("x", $0.date, unit: .day), y: .value("y", $0.low), width: .ratio(0.5)) }))
    #expect(
      list(
        Chart {
          BarPlot(items, x: .value("x", \.name), yStart: .value("a", \.low), yEnd: .value("b", \.high), width: 10)
        })
        == list(
          Chart(items) {
            BarMark(x: .value("x", $0.name), yStart: .value("a", $0.low), yEnd: .value("b", $0.high), width: 10)
          }))
    #expect(
      list(Chart { BarPlot(items, x: .value("x", \.name), yStart: \.start, yEnd: \.end) })
        == list(Chart(items) { BarMark(x: .value("x", $0.name), yStart: $0.start, yEnd: $0.end) }))
  }

  @Test func `lines and areas, by series too`() {
    #expect(
      list(Chart { LinePlot(items, x: .value("x", \.id), y: .value("y", \.low)) })
        == list(Chart(items) { LineMark(x: .value("x", $0.id), y: .value("y", $0.low)) }))
    #expect(
      list(Chart { LinePlot(items, x: .value("x", \.id), y: .value("y", \.low), series: .value("s", \.isHidden)) })
        == list(
          Chart(items) { LineMark(x: .value("x", $0.id), y: .value("y", $0.low), series: .value("s", $0.isHidden)) }))
    #expect(
      list(
        Chart { AreaPlot(items, x: .value("x", \.id), yStart: .value("a", \.low), yEnd: .value("b", \.high)) })
        == list(
          Chart(items) { AreaMark(x: .value("x", $0.id), yStart: .value("a", $0.low), yEnd: .value("b", $0.high)) }))
  }

  @Test func `points with styles of their elements`() {
    let plot = Chart {
      PointPlot(items, x: .value("x", \.low), y: .value("y", \.high))
        .foregroundStyle(\.color)
        .symbolSize(\.size)
        .opacity(0.5)
    }
    let marks = Chart(items) {
      PointMark(x: .value("x", $0.low), y: .value("y", $0.high)).foregroundStyle($0.color).symbolSize($0.size)
        .opacity(0.5)
    }
    #expect(list(plot) == list(marks))
  }

  @Test func `points with styles by values of their elements`() {
    let plot = Chart {
      PointPlot(items, x: .value("x", \.low), y: .value("y", \.high))
        .foregroundStyle(by: .value("name", \.name))
        .symbol(by: .value("name", \.name))
        .accessibilityHidden(\.isHidden)
    }
    let marks = Chart(items) {
      PointMark(x: .value("x", $0.low), y: .value("y", $0.high)).foregroundStyle(by: .value("name", $0.name))
        .symbol(by: .value("name", $0.name)).accessibilityHidden($0.isHidden)
    }
    #expect(list(plot) == list(marks))
    #expect(ChartPicture(plot).root.accessibilityElements == ChartPicture(marks).root.accessibilityElements)
  }

  @Test func `lines, sizes, places and words of their elements`() {
    let stroke = StrokeStyle(lineWidth: 3, dash: [4])
    func marks(_ change: @escaping (PointMark, Item) -> some ChartContent) -> ChartPicture {
      ChartPicture(Chart(items) { change(PointMark(x: .value("x", $0.low), y: .value("y", $0.high)), $0) })
    }
    func plot(_ change: (PointPlot<VectorizedPointPlotContent<[Item]>>) -> some ChartContent) -> ChartPicture {
      ChartPicture(Chart { change(PointPlot(items, x: .value("x", \.low), y: .value("y", \.high))) })
    }
    let faded = (
      plot { $0.opacity(\.opacity).symbolSize(\.box) }, marks { $0.opacity(Double($1.opacity)).symbolSize($1.box) }
    )
    #expect(faded.0.list.description == faded.1.list.description && faded.0.list.description.contains("opacity 0.5"))
    let sized = (
      plot { $0.symbolSize(by: .value("size", \.low)).position(by: .value("name", \.name)) },
      marks { $0.symbolSize(by: .value("size", $1.low)).position(by: .value("name", $1.name)) }
    )
    #expect(
      sized.0.frames("PointMark") == sized.1.frames("PointMark")
        && Set(sized.0.frames("PointMark").map(\.width)).count > 1)
    let spoken = plot {
      $0.accessibilityLabel(\.name).accessibilityValue(\.name).accessibilityIdentifier(\.name)
    }.root.accessibilityElements.map(\.description)
    #expect(spoken.contains(#"text "n2" value: "n2" identifier: "n2""#))
    let rules = ChartPicture(Chart { RulePlot(items, y: .value("y", \.low)).lineStyle(\.stroke) })
    #expect(rules.strokes.filter { $0.style == stroke }.count == 4)
    let lines = ChartPicture(
      Chart { LinePlot(items, x: .value("x", \.id), y: .value("y", \.low)).lineStyle(by: .value("hidden", \.isHidden)) }
    )
    #expect(lines.frames("LineMark").count == 2)
  }

  @Test func `rules, rectangles and sectors`() {
    #expect(
      list(Chart { RulePlot(items, x: .value("x", \.id), yStart: .value("a", \.low), yEnd: .value("b", \.high)) })
        == list(
          Chart(items) { RuleMark(x: .value("x", $0.id), yStart: .value("a", $0.low), yEnd: .value("b", $0.high)) }))
    #expect(
      list(Chart { RectanglePlot(items, x: .value("x", \.name), y: .value("y", \.low), width: 12, height: 4) })
        == list(
          Chart(items) { RectangleMark(x: .value("x", $0.name), y: .value("y", $0.low), width: 12, height: 4) }))
    #expect(
      list(Chart { SectorPlot(items, angle: .value("a", \.low), innerRadius: .ratio(0.5), angularInset: 1) })
        == list(Chart(items) { SectorMark(angle: .value("a", $0.low), innerRadius: .ratio(0.5), angularInset: 1) }))
  }
}

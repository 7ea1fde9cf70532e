import Charts
import Foundation
import Testing
import TouchstoneDrawing
import TouchstoneTestSupport
import TouchstoneUI

@testable import TouchstoneCharts

/// Malformed data, which must give a picture or a report, never a crash or a hang.
@MainActor @Suite struct BadDataTests {
  nonisolated private static let numbers: [Double] = [
    .nan, .infinity, -.infinity, 0, -0.0, 1e308, -1e308, .leastNonzeroMagnitude, 1, -5,
  ]

  @Test(arguments: [[], [0], [Double.nan], [.infinity, 1], [1e308, -1e308], [5, 5, 5], numbers])
  func `any numbers give a picture of every mark`(_ numbers: [Double]) {
    for index in 0..<6 {
      let chart = Chart(numbers.indices, id: \.self) { item in
        switch index {
        case 0: BarMark(x: .value("x", numbers[item]), y: .value("y", numbers[item]))
        case 1: LineMark(x: .value("x", numbers[item]), y: .value("y", numbers[item])).interpolationMethod(.catmullRom)
        case 2: AreaMark(x: .value("x", item), y: .value("y", numbers[item])).interpolationMethod(.monotone)
        case 3: PointMark(x: .value("x", numbers[item]), y: .value("y", "c")).symbolSize(CGFloat(numbers[item]))
        case 4: SectorMark(angle: .value("a", numbers[item]), innerRadius: .fixed(CGFloat(numbers[item])))
        default:
          RectangleMark(
            xStart: .value("x", numbers[item]), xEnd: .value("x", 1), yStart: CGFloat(numbers[item]), yEnd: nil)
        }
      }
      let picture = ChartPicture(chart)
      #expect(picture.frames("Plot").count == 1)
      #expect(picture.nodes.allSatisfy { $0.frame.minX.isFinite && $0.frame.width.isFinite && $0.frame.height >= 0 })
    }
  }

  @Test func `numbers that are none are reported`() {
    let picture = ChartPicture(
      Chart([1, Double.nan, .infinity], id: \.self) { PointMark(x: .value("x", 1), y: .value("y", $0)) })
    #expect(picture.diagnostics == [.chartData(reason: "2 values of y are infinite or not a number")])
    #expect("\(picture.diagnostics[0])".contains("the rest of the chart is drawn"))
    #expect(picture.frames("PointMark").count == 1)
  }

  @Test func `a logarithm of 0 is reported, and the other marks are drawn`() {
    let picture = ChartPicture(
      Chart([0.0, 10, 1000], id: \.self) { BarMark(x: .value("x", "\($0)"), y: .value("y", $0)) }
        .chartYScale(type: .log))
    #expect(picture.diagnostics.contains(.chartData(reason: "1 mark has a y of 0 or less, which has no logarithm")))
    #expect(picture.frames("BarMark").count == 2)
  }

  @Test(arguments: [[10, 0], [5, 5], [], [1]] as [[Int]])
  func `reversed, empty and short domains give a picture`(_ domain: [Int]) {
    let picture = ChartPicture(
      Chart(0..<5, id: \.self) { PointMark(x: .value("x", $0), y: .value("y", $0)) }
        .chartXScale(domain: domain).chartYScale(domain: domain))
    #expect(picture.frames("PointMark").allSatisfy { $0.minX.isFinite && $0.minY.isFinite })
    if domain == [10, 0] {
      let places = picture.frames("PointMark").map(\.midX)
      #expect(zip(places, places.dropFirst()).allSatisfy { $0 > $1 })
    }
  }

  @Test func `dates of the years 1 and 9999 give a picture`() throws {
    let dates = [Date.distantPast, Date(timeIntervalSince1970: 253_370_764_800), .now]
    for count in 1...3 {
      let picture = ChartPicture(
        Chart(dates.prefix(count), id: \.self) { PointMark(x: .value("x", $0, unit: .day), y: .value("y", 1)) })
      #expect(picture.frames("PointMark").count == count)
    }
  }

  @Test func `strides far too small for their axis give no labels rather than millions`() {
    let picture = ChartPicture(
      Chart(0..<2, id: \.self) { PointMark(x: .value("x", Double($0) * 1e9), y: .value("y", 1)) }
        .chartXAxis { AxisMarks(values: .stride(by: 0.001)) }
        .chartYAxis { AxisMarks(values: .stride(by: 0.0)) })
    #expect(picture.frames("PointMark").count == 2 && picture.words.count < 10)
  }

  @Test func `twenty thousand categories come to an end, with fewer views than bars`() {
    let time = processorTime {
      let picture = ChartPicture(
        Chart(0..<20_000, id: \.self) { BarMark(x: .value("x", "\($0)"), y: .value("y", 1)) })
      #expect(picture.nodes.count < 20_000)
    }
    #expect(time < .seconds(60))
  }

  @Test func `neighbouring bars are drawn as one where there are more than a hundred thousand`() {
    let style = SharedMarkStyle(MarkStyle())
    func marks(_ count: Int, _ kind: MarkKind = .bar) -> [Mark] {
      (0..<count).map { number in
        var mark = Mark(kind, style: style, order: number)
        (mark.x, mark.y) = (.value(.text("\(number)")), .value(.number(Double(number % 7))))
        return mark
      }
    }
    func runs(_ marks: [Mark]) -> [Range<Int>] { BarRuns(marks, marks.indices.map { $0 }).runs }
    #expect(runs(marks(1000)).count == 1000)
    let many = runs(marks(250_000))
    #expect(many.count <= 100_000 && many.first == 0..<3 && many.last?.upperBound == 250_000)
    // Points, and bars of different styles, remain separate.
    #expect(runs(marks(150_000, .point)).count == 150_000)
  }

  @Test func `bars drawn as one are as long as the longest, and cover as much as all of them`() throws {
    final class Log { var proxy: ChartProxy? }
    let log = Log()
    let picture = ChartPicture(
      Chart([3, 9, 6], id: \.self) { BarMark(x: .value("x", "\($0)"), y: .value("y", $0)) }
        .chartXAxis(.hidden).chartYAxis(.hidden).chartOverlay { proxy in
          let _ = log.proxy = proxy
          Color.clear
        }, width: 300, height: 90)
    defer { withExtendedLifetime(picture) {} }
    let geometry = try #require(log.proxy?.geometry)
    let shape = try #require(geometry.barShape(geometry.data.marks))
    #expect(shape.frame.isClose(to: CGRect(x: 15, y: 0, width: 210, height: 90)) && shape.orders == [0, 1, 2])
  }

  @Test func `an axis of a great many categories shows every so many of them`() {
    let picture = ChartPicture(
      Chart(0..<5000, id: \.self) { PointMark(x: .value("x", "\($0)"), y: .value("y", 1)) }.chartYAxis(.hidden)
        .chartXAxis {
          AxisMarks {
            AxisGridLine()
            AxisValueLabel(collisionResolution: .disabled)
          }
        })
    // A thousand lines and the closing one, but at most 400 labels.
    #expect(picture.gridLines.count == 1001 && picture.words.count <= 400)
    #expect(picture.gridLines.last?.path.boundingRect.minX == 310)
  }

  @Test(arguments: [-1e9, -8, 0, .nan, .infinity] as [CGFloat])
  func `sizes that are none give a picture`(_ size: CGFloat) {
    let charts: [AnyView] = [
      AnyView(Chart { BarMark(x: .value("x", "a"), y: .value("y", 1), width: .fixed(size)).cornerRadius(size) }),
      AnyView(Chart { BarMark(x: .value("x", "a"), y: .value("y", 1), width: .inset(size)).blur(radius: abs(size)) }),
      AnyView(
        Chart { RectangleMark(x: .value("x", "a"), y: .value("y", "b"), width: .ratio(size), height: .inset(size)) }),
      AnyView(Chart { PointMark(x: .value("x", 1), y: .value("y", 1)).symbolSize(CGSize(width: size, height: size)) }),
      AnyView(Chart { PointMark(x: .value("x", 1), y: .value("y", 1)).symbolSize(size).offset(x: size, y: size) }),
      AnyView(Chart { SectorMark(angle: .value("a", 1), innerRadius: .fixed(size), angularInset: size) }),
      AnyView(Chart { SectorMark(angle: .value("a", 1), outerRadius: .ratio(size)).cornerRadius(size) }),
      AnyView(Chart { LineMark(x: .value("x", 1), y: .value("y", 1)).lineStyle(StrokeStyle(lineWidth: size)) }),
      AnyView(Chart { RuleMark(x: .value("x", 1), yStart: size, yEnd: -size) }),
      AnyView(Chart { RectangleMark(xStart: size, xEnd: nil, yStart: nil, yEnd: size) }),
      AnyView(Chart { BarMark(x: .value("x", 1)) }.chartXScale(range: .plotDimension(padding: size))),
      AnyView(Chart { BarMark(x: .value("x", 1)) }.chartLegend(spacing: size).chartXAxisLabel("x", spacing: size)),
      AnyView(
        Chart { PointMark(x: .value("x", 1), y: .value("y", 1)) }.chartScrollableAxes(.horizontal)
          .chartXVisibleDomain(length: Double(size)).chartScrollPosition(initialX: Double(size))),
    ]
    for chart in charts {
      let picture = ChartPicture(chart, width: 100, height: 100, scale: 1)
      #expect(picture.frames("Plot").count == 1)
    }
  }

  @Test func `a chart without data, marks or plots gives a picture`() {
    #expect(ChartPicture(Chart {}).frames("Plot") == [CGRect(x: 0, y: 0, width: 310, height: 200)])
    #expect(ChartPicture(Chart([Int](), id: \.self) { BarMark(x: .value("x", $0)) }).diagnostics.isEmpty)
    #expect(ChartPicture(Chart { Plot {} }.chartXScale(domain: [String]())).frames("Plot").count == 1)
    #expect(ChartPicture(Chart { Plot {}.annotation { Text("none") } }).words.isEmpty)
  }

  @Test(arguments: [0, 1, 10] as [CGFloat]) func `a chart without room gives a picture`(_ size: CGFloat) {
    let picture = ChartPicture(
      Chart(0..<3, id: \.self) {
        BarMark(x: .value("x", "\($0)"), y: .value("y", $0)).foregroundStyle(by: .value("n", "\($0)"))
      }, width: size, height: size)
    #expect(picture.plot.width >= 0 && picture.plot.height >= 0)
  }

  /// Content that contains itself.
  private struct Endless: ChartContent {
    var body: some ChartContent { AnyChartContent(Endless()) }
  }

  @Test func `content that contains itself is reported`() {
    let picture = ChartPicture(Chart { Endless() })
    #expect(
      picture.diagnostics == [.chartData(reason: "Chart content is nested more than 200 levels deep")])
  }
}

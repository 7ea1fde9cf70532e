import Charts
import Foundation
import Testing
import TouchstoneDrawing
import TouchstoneUI

/// The positions of values along x and y, checked against Apple's documentation of scales and pictures drawn by Apple's
/// frameworks.
@MainActor @Suite struct PositionScaleTests {
  private func bare(_ chart: some View) -> ChartPicture {
    ChartPicture(
      chart.chartXAxis(.hidden).chartYAxis(.hidden).chartLegend(.hidden), width: 300, height: 200)
  }

  private func places(_ numbers: [Double], _ chart: (AnyView) -> some View) -> [CGFloat] {
    let points = Chart(numbers, id: \.self) { PointMark(x: .value("x", $0), y: .value("y", 1)) }
    return bare(chart(AnyView(points))).frames("PointMark").map(\.midX)
  }

  // MARK: Kinds

  @Test func `numbers are linear, dates too, and names, truth values and enumerations have bands`() {
    enum Size: String, Plottable { case small, large }
    func width(_ marks: some ChartContent) -> CGFloat { bare(Chart { marks }).frames("BarMark")[0].width }
    #expect(width(BarMark(x: .value("x", 3), y: .value("y", 1))) == 8)
    #expect(width(BarMark(x: .value("x", Date(timeIntervalSince1970: 0)), y: .value("y", 1))) == 8)
    #expect(width(BarMark(x: .value("x", "three"), y: .value("y", 1))).isClose(to: 210))
    #expect(width(BarMark(x: .value("x", true), y: .value("y", 1))).isClose(to: 210))
    #expect(width(BarMark(x: .value("x", Size.small), y: .value("y", 1))).isClose(to: 210))
  }

  @Test func `numbers have bands where the scale is one of categories, in the order of the data`() {
    let chart = Chart([7, 3, 5], id: \.self) { BarMark(x: .value("x", $0), y: .value("y", 1)) }
      .chartXScale(type: .category)
    let bars = bare(chart).frames("BarMark")
    #expect(bars.map(\.midX) == [50, 150, 250] && bars.allSatisfy { $0.width.isClose(to: 70) })
  }

  /// The formulas in the documentation, scaled from end to end: log x, √x, x^k, sign(x) · log(1 + |x · s|).
  @Test(
    arguments: [
      (.linear, 0...100, [0, 25, 100], [0, 75, 300]), (.log, 1...100, [1, 10, 100], [0, 150, 300]),
      (.squareRoot, 0...100, [0, 25, 100], [0, 150, 300]), (.power(exponent: 2), 0...10, [0, 5, 10], [0, 75, 300]),
      (.symmetricLog, -9...9, [-9, 0, 9], [0, 150, 300]),
      (.symmetricLog, 0...9, [0, 2.1622776601683795, 9], [0, 150, 300]),
      (.symmetricLog(slopeAtZero: 3), 0...33, [0, 3, 33], [0, 150, 300]),
    ] as [(ScaleType, ClosedRange<Double>, [Double], [CGFloat])])
  func `scales follow the curves of their types`(
    _ scale: (type: ScaleType, domain: ClosedRange<Double>, values: [Double], places: [CGFloat])
  ) {
    let found = places(scale.values) { $0.chartXScale(domain: scale.domain, type: scale.type) }
    #expect(zip(found, scale.places).allSatisfy { $0.isClose(to: $1) }, "\(found)")
  }

  // MARK: Domains

  @Test(arguments: ["bar", "line", "area", "point", "rule", "rectangle"])
  func `numbers include 0 for every mark, unless the domain says otherwise`(_ kind: String) {
    func chart() -> some View {
      Chart([40, 50], id: \.self) { number in
        switch kind {
        case "bar": BarMark(x: .value("x", "\(number)"), yStart: .value("y", number), yEnd: .value("y", 50))
        case "line": LineMark(x: .value("x", number), y: .value("y", number))
        case "area": AreaMark(x: .value("x", number), y: .value("y", number), stacking: .unstacked)
        case "point": PointMark(x: .value("x", number), y: .value("y", number))
        case "rule": RuleMark(x: .value("x", number), yStart: .value("y", number), yEnd: .value("y", 50))
        default:
          RectangleMark(
            xStart: .value("x", number), xEnd: .value("x", 50), yStart: .value("y", number), yEnd: .value("y", 50))
        }
      }.chartXAxis(.hidden)
    }
    #expect(ChartPicture(chart()).words == ["0", "20", "40", "60"])
    let without = ChartPicture(chart().chartYScale(domain: .automatic(includesZero: false)))
    #expect(without.words.first == "40")
  }

  @Test func `a domain found in the data can be reversed and changed`() {
    #expect(places([0, 30]) { $0.chartXScale(domain: .automatic(reversed: true)) } == [300, 0])
    let changed = places([0, 30]) {
      $0.chartXScale(domain: .automatic(dataType: Double.self) { $0.append(60) })
    }
    #expect(changed == [0, 150])
    let names = bare(
      Chart(["a", "b"], id: \.self) { BarMark(x: .value("x", $0), y: .value("y", 1)) }
        .chartXScale(domain: .automatic(dataType: String.self) { $0 = ["b", "none", "a"] })
    ).frames("BarMark")
    #expect(names.map(\.midX) == [250, 50])
  }

  @Test func `an explicit domain is exact, and what lies outside of it is drawn there`() {
    #expect(places([-10, 0, 20]) { $0.chartXScale(domain: 0...20) } == [-150, 0, 300])
    #expect(places([0, 20]) { $0.chartXScale(domain: [20, 0]) } == [300, 0])
    let start = Date(timeIntervalSince1970: 0)
    let dates = bare(
      Chart { PointMark(x: .value("x", start.addingTimeInterval(60)), y: .value("y", 1)) }
        .chartXScale(domain: start...start.addingTimeInterval(240)))
    #expect(dates.frames("PointMark")[0].midX.isClose(to: 75))
    let bars = bare(
      Chart(["a", "b"], id: \.self) { BarMark(x: .value("x", $0), y: .value("y", 1)) }
        .chartXScale(domain: ["b", "a", "c"]))
    #expect(bars.frames("BarMark").map(\.midX) == [150, 50])
  }

  @Test func `dates that are no units cover their data exactly, units as much as they are long`() {
    let start = Date(timeIntervalSince1970: 1_651_968_000)
    func points(_ unit: Calendar.Component?) -> [CGFloat] {
      bare(
        Chart([0.0, 86_400], id: \.self) { seconds in
          let date = start.addingTimeInterval(seconds)
          if let unit {
            PointMark(x: .value("x", date, unit: unit), y: .value("y", 1))
          } else {
            PointMark(x: .value("x", date), y: .value("y", 1))
          }
        }
      ).frames("PointMark").map(\.midX)
    }
    #expect(points(nil) == [0, 300] && points(.day) == [75, 225])
  }

  @Test func `categories stand in the order in which they first appear, in bands without padding`() {
    let bars = bare(
      Chart(["c", "a", "c", "b"], id: \.self) { BarMark(x: .value("x", $0), y: .value("y", 1)) }
    ).frames("BarMark")
    #expect(bars.map(\.midX) == [50, 150, 50, 250] && bars.allSatisfy { $0.width.isClose(to: 70) })
  }

  // MARK: Ranges

  @Test(
    arguments: [
      (.plotDimension, [0, 300]), (.plotDimension(padding: 20), [20, 280]),
      (.plotDimension(startPadding: 10), [10, 300]), (.plotDimension(startPadding: 10, endPadding: 30), [10, 270]),
    ] as [(PlotDimensionScaleRange, [CGFloat])])
  func `the range of a scale is the plot less its padding`(_ range: (PlotDimensionScaleRange, [CGFloat])) {
    #expect(places([0, 10]) { $0.chartXScale(range: range.0) } == range.1)
  }

  @Test func `the range of a scale may be given in points, for y from the bottom`() {
    #expect(places([0, 10]) { $0.chartXScale(range: CGFloat(50)...100) } == [50, 100])
    let points = Chart([0, 10], id: \.self) { PointMark(x: .value("x", 1), y: .value("y", $0)) }
    #expect(
      bare(points.chartYScale(range: .plotDimension(startPadding: 20))).frames("PointMark").map(\.midY) == [180, 0])
  }

  // MARK: Windows

  @Test func `a window shows as many categories as it is long`() {
    let chart = Chart(["a", "b", "c", "d", "e", "f"], id: \.self) { BarMark(x: .value("x", $0), y: .value("y", 1)) }
      .chartScrollableAxes(.horizontal).chartXVisibleDomain(length: 3)
    #expect(bare(chart).frames("BarMark").map(\.midX) == [50, 150, 250, 350, 450, 550])
    let moved = bare(chart.chartScrollPosition(x: .constant("c"))).frames("BarMark").map(\.midX)
    #expect(moved == [-150, -50, 50, 150, 250, 350])
  }

  @Test func `a window of dates is as long as its seconds, one of y begins where it was put`() {
    let start = Date(timeIntervalSince1970: 0)
    let dates = Chart(0..<5, id: \.self) {
      PointMark(x: .value("x", start.addingTimeInterval(Double($0) * 3600)), y: .value("y", 1))
    }.chartScrollableAxes(.horizontal).chartXVisibleDomain(length: 7200)
    #expect(bare(dates).frames("PointMark").map(\.midX) == [0, 150, 300, 450, 600])
    let numbers = Chart(0..<5, id: \.self) { PointMark(x: .value("x", 1), y: .value("y", $0)) }
      .chartScrollableAxes(.vertical).chartYVisibleDomain(length: 2).chartScrollPosition(initialY: 1)
    #expect(bare(numbers).frames("PointMark").map(\.midY) == [300, 200, 100, 0, -100])
  }
}

import Charts
import Foundation
import Testing
import TouchstoneDrawing
import TouchstoneUI

@testable import TouchstoneCharts

/// The information that layers of a chart have about its plot.
@MainActor @Suite struct ChartProxyTests {
  /// A log of what a layer received.
  private final class Log {
    var proxy: ChartProxy?
    var frame: CGRect?
    var container: CGRect?
  }

  private func proxy(_ chart: some View) -> (ChartPicture, Log) {
    let log = Log()
    let picture = ChartPicture(
      chart.chartOverlay { proxy in
        GeometryReader { geometry -> Color in
          log.proxy = proxy
          log.frame = proxy.plotFrame.map { geometry[$0] }
          log.container = proxy.plotContainerFrame.map { geometry[$0] }
          return Color.clear
        }
      })
    return (picture, log)
  }

  private func line() -> some View {
    Chart(0..<11, id: \.self) { LineMark(x: .value("x", $0), y: .value("y", $0 * 10)) }
  }

  @Test func `the frame of the plot is that of its view, and its size too`() {
    let (picture, log) = proxy(line())
    #expect(log.frame == picture.plot && log.proxy?.plotSize == picture.plot.size)
  }

  // A picture that Apple's frameworks drew: 16 points too low where the geometry is that of the chart.
  @Test func `layers of a chart with padding are as large as both, and find its plot there`() throws {
    let (picture, log) = proxy(line().padding(16))
    let frame = try #require(log.frame)
    #expect(frame == picture.plot && frame.minX == 16 && log.proxy?.plotSize == picture.plot.size)
    let background = ChartPicture(line().padding(16).chartBackground { _ in Rectangle().fill(.yellow) })
    #expect(background.frames("Rectangle") == [CGRect(x: 0, y: 0, width: 310, height: 200)])
    // Directly on a chart, a layer is in it.
    let direct = ChartPicture(line().chartBackground { _ in Rectangle().fill(.yellow) }.padding(16))
    #expect(direct.frames("Rectangle") == [CGRect(x: 16, y: 16, width: 278, height: 168)])
  }

  @Test func `places and values are the same scale, both ways`() throws {
    let (picture, log) = proxy(line())
    let proxy = try #require(log.proxy)
    let x = try #require(proxy.position(forX: 5))
    #expect(x.isClose(to: picture.plot.width / 2) && proxy.value(atX: x, as: Int.self) == 5)
    let y = try #require(proxy.position(forY: 25.0))
    #expect(y.isClose(to: picture.plot.height * 0.75) && proxy.value(atY: y, as: Double.self) == 25)
    let both = try #require(proxy.value(at: CGPoint(x: x, y: y), as: (Int, Double).self))
    #expect(both == (5, 25))
    #expect(proxy.xDomain(dataType: Int.self) == [0, 10] && proxy.yDomain(dataType: Double.self) == [0, 100])
  }

  @Test func `a category has a band`() throws {
    let (picture, log) = proxy(
      Chart(["a", "b"], id: \.self) { BarMark(x: .value("x", $0), y: .value("y", 1)) })
    let proxy = try #require(log.proxy)
    let range = try #require(proxy.positionRange(forX: "b"))
    #expect(range.lowerBound.isClose(to: picture.plot.width / 2) && range.upperBound.isClose(to: picture.plot.width))
    #expect(proxy.value(atX: range.lowerBound + 1, as: String.self) == "b")
    #expect(proxy.value(atX: -1, as: String.self) == nil && proxy.position(forX: "c") == nil)
  }

  @Test func `an enumeration comes back as itself`() throws {
    enum Size: String, Plottable, CaseIterable { case small, large }
    let (picture, log) = proxy(
      Chart(Size.allCases, id: \.self) { BarMark(x: .value("x", $0), y: .value("y", 1)) })
    #expect(log.proxy?.value(atX: picture.plot.width * 0.75, as: Size.self) == .large)
  }

  @Test func `angles run clockwise from the top, and sums of sectors with them`() throws {
    let (picture, log) = proxy(Chart([30.0, 70], id: \.self) { SectorMark(angle: .value("n", $0)) })
    let proxy = try #require(log.proxy)
    let right = CGPoint(x: picture.plot.width, y: picture.plot.height / 2)
    #expect(abs(proxy.angle(at: right).degrees - 90) < 1e-9)
    #expect(proxy.value(atAngle: .degrees(90), as: Double.self).map { abs($0 - 25) < 1e-9 } == true)
  }

  @Test func `a selection is written as a value of the binding's type`() throws {
    var x: Int?
    var range: ClosedRange<Int>?
    let (picture, log) = proxy(
      line()
        .chartXSelection(value: Binding(get: { x }, set: { x = $0 }))
        .chartXSelection(range: Binding(get: { range }, set: { range = $0 })))
    let proxy = try #require(log.proxy)
    proxy.selectXValue(at: picture.plot.width * 0.4)
    proxy.selectXRange(from: picture.plot.width * 0.8, to: picture.plot.width * 0.2)
    #expect(x == 4 && range == 2...8)
  }

  @Test func `a plot that has a size of its own makes the chart as large as it needs`() {
    let picture = ChartPicture(
      line().chartPlotStyle { $0.frame(height: 80).background(Color.gray) }, height: 300)
    #expect(picture.plot.height == 80 && picture.frames("Chart")[0].height == 98)
  }

  @Test func `a window of a longer scale begins where it was put, and clips what lies outside`() throws {
    let picture = ChartPicture(
      line().chartScrollableAxes(.horizontal).chartXVisibleDomain(length: 5).chartScrollPosition(initialX: 5))
    let line = picture.frames("LineMark")[0]
    #expect(line.maxX.isClose(to: picture.plot.maxX, within: 0.01))
    #expect(line.width.isClose(to: 2 * picture.plot.width, within: 0.01))
    #expect(!picture.words.contains("2"))
  }

  @Test(arguments: [false, true]) func `the plot of a chart that scrolls is the whole one, its container what shows`(
    _ runsLeft: Bool
  ) throws {
    let (picture, log) = proxy(
      line().chartScrollableAxes([.horizontal, .vertical]).chartXVisibleDomain(length: 5)
        .chartYVisibleDomain(length: 25).chartScrollPosition(initialX: 4).chartScrollPosition(initialY: 50)
        .environment(\.layoutDirection, runsLeft ? .rightToLeft : .leftToRight))
    let (proxy, window, frame) = (try #require(log.proxy), picture.plot, try #require(log.frame))
    #expect(log.container == window)
    // 5 of 10 values are visible along x, and 25 of 100 along y: the plot is twice as wide and four times as high, with
    // 4 values before the window and 25 above it.
    #expect(frame.width.isClose(to: 2 * window.width, within: 0.01) && proxy.plotSize == frame.size)
    #expect(frame.height.isClose(to: 4 * window.height, within: 0.01))
    let before = 0.8 * window.width
    #expect(frame.minX.isClose(to: window.minX - (runsLeft ? window.width - before : before), within: 0.01))
    #expect(frame.minY.isClose(to: window.minY - window.height, within: 0.01))
    // Positions are relative to the whole plot, in both layout directions.
    let x = try #require(proxy.position(forX: 4))
    #expect(x.isClose(to: runsLeft ? frame.width - before : before, within: 0.01))
    #expect(proxy.value(atX: x, as: Int.self) == 4 && proxy.positionRange(forX: 4) == x...x)
    let y = try #require(proxy.position(forY: 75))
    #expect(y.isClose(to: window.height, within: 0.01) && proxy.value(atY: y, as: Int.self) == 75)
  }

  @Test func `a window at the end of a reversed scale shows its first values there`() throws {
    let (picture, log) = proxy(
      line().chartXScale(domain: .automatic(reversed: true)).chartScrollableAxes(.horizontal)
        .chartXVisibleDomain(length: 5).chartScrollPosition(initialX: 8))
    let (proxy, frame) = (try #require(log.proxy), try #require(log.frame))
    // 10 and 9 are before the window, which starts with 8.
    #expect(frame.minX.isClose(to: picture.plot.minX - 0.4 * picture.plot.width, within: 0.01))
    #expect(try #require(proxy.position(forX: 8)).isClose(to: 0.4 * picture.plot.width, within: 0.01))
  }

  @Test func `a modifier around several charts is that of all of them`() {
    // Swift Charts' page on chartOverlay: the modifier may be applied to a view that contains charts.
    let bars = Chart(["a", "b"], id: \.self) { BarMark(x: .value("x", $0), y: .value("y", 1)) }
    let picture = ChartPicture(
      VStack(spacing: 0) {
        bars
        bars
      }.chartXAxis(.hidden).chartYAxis(.hidden).chartXScale(range: .plotDimension(padding: 10)).chartOverlay { _ in
        Text("over")
      })
    #expect(picture.frames("Plot").map(\.size) == Array(repeating: CGSize(width: 310, height: 100), count: 2))
    #expect(picture.words == ["over", "over"])
    #expect(picture.frames("BarMark").allSatisfy { $0.width.isClose(to: 0.7 * 145) })
  }

  @Test func `a chart that runs to the left is mirrored`() throws {
    func bars() -> some View { Chart(["a", "b"], id: \.self) { BarMark(x: .value("x", $0), y: .value("y", 1)) } }
    let left = ChartPicture(bars().environment(\.layoutDirection, .rightToLeft))
    let right = ChartPicture(bars())
    for (one, two) in zip(left.frames("BarMark"), right.frames("BarMark")) {
      #expect(one.minX.isClose(to: 310 - two.maxX, within: 0.35))
    }
    #expect(left.plot.maxX == 310)
  }

  @Test func `a number has a point for a band, and two values have a rectangle`() throws {
    let (picture, log) = proxy(line())
    defer { withExtendedLifetime(picture) {} }
    let proxy = try #require(log.proxy)
    let x = try #require(proxy.positionRange(forX: 5))
    #expect(x.lowerBound == x.upperBound && x.lowerBound.isClose(to: proxy.plotSize.width / 2))
    let rect = try #require(proxy.positionRange(for: (x: 5, y: 50)))
    #expect(rect.size == .zero && rect.midY.isClose(to: proxy.plotSize.height / 2))
    #expect(proxy.position(for: (x: 5, y: 50)) == rect.origin)
    #expect(proxy.position(forX: "five") == nil)
  }

  @Test func `styles, symbols, sizes and lines of values are those of the chart, and so are their domains`() throws {
    let (picture, log) = proxy(
      Chart(0..<4, id: \.self) { index in
        LineMark(x: .value("x", index), y: .value("y", index))
          .foregroundStyle(by: .value("name", index < 2 ? "a" : "b"))
          .lineStyle(by: .value("name", index < 2 ? "a" : "b"))
          .symbol(by: .value("name", index < 2 ? "a" : "b"))
          .symbolSize(by: .value("size", index * 10))
      }.chartSymbolSizeScale(range: CGFloat(0)...300))
    defer { withExtendedLifetime(picture) {} }
    let proxy = try #require(log.proxy)
    #expect(proxy.foregroundStyleDomain(dataType: String.self) == ["a", "b"])
    #expect(proxy.symbolDomain(dataType: String.self) == ["a", "b"])
    #expect(proxy.lineStyleDomain(dataType: String.self) == ["a", "b"])
    #expect(proxy.symbolSizeDomain(dataType: Int.self) == [0, 30])
    #expect(proxy.lineStyle(for: "b")?.dash == [5, 3] && proxy.lineStyle(for: "c") == nil)
    #expect(proxy.symbolSize(for: 10) == 100)
    #expect(proxy.foregroundStyle(for: "a") != nil && proxy.symbol(for: "b")?.perceptualUnitRect.width == 1)
  }
}

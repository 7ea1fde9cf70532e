import Charts
import Foundation
import Testing
import TouchstoneDrawing
import TouchstoneUI

/// Legends, checked against pictures drawn by Apple's frameworks.
@MainActor @Suite struct LegendTests {
  /// Returns lines of two points for each series.
  private func lines(_ names: [String] = ["b", "a", "c"]) -> some ChartContent {
    ForEach(names, id: \.self) { name in
      ForEach(0..<2, id: \.self) { index in
        LineMark(x: .value("x", index), y: .value("y", index)).symbol(by: .value("name", name))
          .foregroundStyle(by: .value("name", name))
      }
    }
  }

  private func bars(_ count: Int, _ name: String = "series") -> some View {
    Chart(0..<count, id: \.self) { index in
      BarMark(x: .value("x", "\(index)"), y: .value("y", 1)).foregroundStyle(by: .value("name", "\(name) \(index)"))
    }
  }

  @Test func `series stand in the order in which they first appear, with the symbols of their lines, hollow`() {
    let picture = ChartPicture(Chart { lines() }.chartXAxis(.hidden).chartYAxis(.hidden), width: 200, height: 200)
    #expect(picture.words == ["b", "a", "c"])
    // A circle, a square and a triangle in boxes of 8 points, each with a hole in the middle: 2.5 points above the base
    // of the triangle.
    let symbols = picture.fills.filter { $0.path.boundingRect.minY > 180 }
    #expect(symbols.map(\.color) == ["#007AFF", "#34C759", "#FF9500"])
    for symbol in symbols {
      let bounds = symbol.path.boundingRect
      #expect(bounds.width <= 8.01 && !symbol.path.contains(CGPoint(x: bounds.midX, y: bounds.maxY - 2.5)))
    }
  }

  @Test(arguments: [nil, 8, 0, 20] as [CGFloat?]) func `a legend lies 4 points below, or as far as the chart says`(
    _ spacing: CGFloat?
  ) throws {
    let picture = ChartPicture(bars(2).chartLegend(spacing: spacing))
    let label = try #require(picture.frame(of: "series 0"))
    #expect(label.minY.isClose(to: picture.plot.maxY + 18 + (spacing ?? 4)) && label.maxY.isClose(to: 200))
  }

  @Test func `labels of a legend are 11 points high letters in the secondary colour, its row is one line high`() throws
  {
    let picture = ChartPicture(bars(2).chartXAxis(.hidden).chartYAxis(.hidden))
    let styles = picture.items.compactMap { item -> String? in
      if case .glyphs(let run, .color(let color)) = item { "\(run.size) \(color.hex)" } else { nil }
    }
    #expect(Set(styles) == ["11.0 #3C3C43 60%"])
    // 13.33 points, and 4 points to the plot.
    #expect(picture.plot.height.isClose(to: 200 - 17.33, within: 0.35))
  }

  @Test(arguments: [
    (AnnotationPosition.leading, Alignment.center), (.trailing, .center), (.top, .leading), (.bottom, .trailing),
  ]) func `a legend lies at the side and in the alignment that the chart says`(
    _ place: (position: AnnotationPosition, alignment: Alignment)
  ) throws {
    let picture = ChartPicture(
      bars(2).chartLegend(position: place.position, alignment: place.alignment).chartXAxis(.hidden).chartYAxis(.hidden))
    let (first, last) = (try #require(picture.frame(of: "series 0")), try #require(picture.frame(of: "series 1")))
    let end = max(first.maxX, last.maxX)
    switch place.position {
    case .leading: #expect(first.minX.isClose(to: 13) && end.isClose(to: picture.plot.minX - 4))
    case .trailing: #expect(end.isClose(to: 310) && first.minX.isClose(to: picture.plot.maxX + 4 + 13))
    case .top: #expect(first.minY.isClose(to: 0) && first.minX.isClose(to: 13))
    default: #expect(last.maxX.isClose(to: 310) && last.maxY.isClose(to: 200))
    }
  }

  @Test func `a legend wider than the chart goes on in another row`() throws {
    let picture = ChartPicture(bars(6, "a long name of a series"))
    let frames = picture.texts.filter { $0.words.hasPrefix("a long") }.map(\.frame)
    #expect(frames.count == 6 && Set(frames.map(\.minY)).count > 1 && frames.allSatisfy { $0.maxX <= 310 })
  }

  @Test func `the rows of a legend wider than the chart are a grid, 24.3 points apart`() throws {
    let names = ["a", "a longer name of a series", "b", "c", "d", "another long name of one"]
    let picture = ChartPicture(
      Chart(names, id: \.self) {
        BarMark(x: .value("x", $0), y: .value("y", 1)).foregroundStyle(by: .value("name", $0))
      }.chartXAxis(.hidden).chartYAxis(.hidden))
    let frames = try names.map { try #require(picture.frame(of: $0)) }
    let columns = Set(frames.filter { $0.minY == frames[0].minY }.map(\.minX)).sorted()
    #expect(columns.count > 1 && columns.count < names.count)
    for (index, frame) in frames.enumerated() {
      #expect(frame.minX.isClose(to: columns[index % columns.count]))
      #expect(frame.minY.isClose(to: frames[0].minY + 24.33 * CGFloat(index / columns.count), within: 0.4))
    }
    // The next column begins 8 points after the widest label of the one before, with a symbol of 8 and a gap of 5.
    let widest = frames.enumerated().filter { $0.offset % columns.count == 0 }.map(\.element.maxX).max() ?? 0
    #expect(columns[1].isClose(to: widest + 8 + 13, within: 0.4))
  }

  @Test func `a custom legend takes the place of the usual one`() {
    let picture = ChartPicture(
      bars(2).chartLegend(position: .bottom, alignment: .leading, spacing: 10) {
        Color.red.frame(width: 50, height: 20)
      }.chartXAxis(.hidden).chartYAxis(.hidden))
    #expect(picture.words.isEmpty && picture.plot.height == 170)
    #expect(picture.fills.contains { $0.path.boundingRect == CGRect(x: 0, y: 180, width: 50, height: 20) })
  }

  // MARK: Continuous scales

  /// Returns points whose colours show numbers.
  private func ramp(_ values: [Double]) -> ChartPicture {
    ChartPicture(
      Chart(values, id: \.self) { value in
        PointMark(x: .value("x", value), y: .value("y", 1)).foregroundStyle(by: .value("level", value))
      }.chartXAxis(.hidden).chartYAxis(.hidden))
  }

  @Test func `the values of a ramp are rounded outwards, its colours are those of the data from end to end`() throws {
    let picture = ramp([-45, 20, 95])
    #expect(picture.words == ["-50", "0", "50", "100"])
    // Measured #D2E6FF; 18 % of the accent colour give #D1E7FF.
    #expect(picture.fills.prefix(3).map(\.color).first == "#D1E7FF")
    #expect(picture.fills.prefix(3).map(\.color).last == "#007AFF")
  }

  @Test func `the bar of a ramp has one colour outside of the data`() throws {
    let stops = try #require(
      ramp([-45, 20, 95]).items.lazy.compactMap { item -> [String]? in
        guard case .fill(_, .linearGradient(let ramp, _, _), _) = item else { return nil }
        return ramp.stops.map(\.color.hex)
      }.first)
    // From -50 to -45 and from 95 to 100: a thirtieth of the bar each, thus the first two and the last two of 33 stops.
    #expect(stops.count == 33 && stops[0] == "#D1E7FF" && stops[1] == stops[0])
    #expect(stops[32] == "#007AFF" && stops[31] == stops[32] && Set(stops[2...30]).count == 29)
  }

  @Test func `the values below the bar of a logarithmic scale are powers of ten, evenly apart`() throws {
    let picture = ChartPicture(
      Chart([1.0, 10, 100], id: \.self) { value in
        PointMark(x: .value("x", value), y: .value("y", 1)).foregroundStyle(by: .value("level", value))
      }.chartXAxis(.hidden).chartYAxis(.hidden).chartForegroundStyleScale(type: .log))
    #expect(picture.words == ["1", "10", "100"])
    let places = try picture.words.map { try #require(picture.frame(of: $0)).midX }
    #expect(
      (places[1] - places[0]).isClose(to: 60, within: 0.34) && (places[2] - places[1]).isClose(to: 60, within: 0.34))
  }

  @Test func `a legend of a great many values shows the first 200 and says so`() {
    let picture = ChartPicture(
      Chart(0..<300, id: \.self) {
        PointMark(x: .value("x", $0), y: .value("y", 1)).foregroundStyle(by: .value("n", "n\($0)"))
      })
    #expect(picture.words.filter { $0.hasPrefix("n") }.count == 200)
    #expect(picture.diagnostics == [.chartData(reason: "The legend shows 200 of 300 values")])
  }

  @Test func `the bar of a ramp is 120 × 12 points, 8 below the plot, with ticks of 4 and centred labels`() throws {
    let picture = ramp([-45, 20, 95])
    let bar = try #require(
      picture.items.lazy.compactMap { item -> CGRect? in
        if case .fill(let path, .linearGradient, _) = item { path.boundingRect } else { nil }
      }.first)
    #expect(bar.width.isClose(to: 120) && bar.height.isClose(to: 12) && bar.minY.isClose(to: picture.plot.maxY + 8))
    for (index, word) in ["-50", "0", "50", "100"].enumerated() {
      let label = try #require(picture.frame(of: word))
      #expect(label.midX.isClose(to: bar.minX + 120 * CGFloat(index) / 3, within: 0.34))
      // Capitals of 11 points begin 2.3 below the top of their line, and measured 4.3 below the tick.
      #expect(label.minY.isClose(to: bar.maxY + 4 + 2))
    }
    // The first label starts at the edge of the chart.
    #expect(try #require(picture.frame(of: "-50")).minX.isClose(to: 0))
    let ticks = picture.fills.map(\.path.boundingRect).filter { $0.minY.isClose(to: bar.maxY) }
    #expect(
      ticks.count == 4 && ticks.allSatisfy { $0.width.isClose(to: 0.5, within: 0.2) && $0.height == 4 }, "\(ticks)")
  }
}

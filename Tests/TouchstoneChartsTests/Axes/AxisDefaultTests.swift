import Charts
import Foundation
import Testing
import TouchstoneDrawing
import TouchstoneRenderer
import TouchstoneUI

/// The defaults of axes, checked against Apple's documentation and pictures drawn by Apple's frameworks.
@MainActor @Suite struct AxisDefaultTests {
  private static let start = Date(timeIntervalSince1970: 1_651_968_000)

  /// Returns one kind of mark after another, at 40 and 90.
  private func content(_ kind: Int, _ value: Int) -> some ChartContent {
    switch kind {
    case 0: AnyChartContent(BarMark(x: .value("x", "\(value)"), y: .value("y", value), stacking: .unstacked))
    case 1: AnyChartContent(LineMark(x: .value("x", "\(value)"), y: .value("y", value)))
    case 2: AnyChartContent(AreaMark(x: .value("x", "\(value)"), y: .value("y", value), stacking: .unstacked))
    case 3: AnyChartContent(PointMark(x: .value("x", "\(value)"), y: .value("y", value)))
    case 4: AnyChartContent(RuleMark(y: .value("y", value)))
    default: AnyChartContent(RectangleMark(x: .value("x", "\(value)"), y: .value("y", value), height: 2))
    }
  }

  @Test(arguments: 0..<6) func `numbers begin at 0 whatever the mark, and may not`(_ kind: Int) {
    let chart = Chart([40, 90], id: \.self) { content(kind, $0) }.chartXAxis(.hidden)
    #expect(ChartPicture(chart).words == ["0", "25", "50", "75", "100"])
    #expect(ChartPicture(chart.chartYScale(domain: .automatic(includesZero: false))).words.first == "40")
  }

  @Test func `strides begin with their first multiple in the domain`() {
    let numbers = ChartPicture(
      Chart { PointMark(x: .value("x", 1), y: .value("y", 10)) }.chartYScale(domain: 3...17).chartXAxis(.hidden)
        .chartYAxis { AxisMarks(values: .stride(by: 5)) })
    #expect(numbers.words == ["5", "10", "15"])
    // From half past one to half past ten: dates are counted from the hour in which the domain starts.
    let dates = ChartPicture(
      Chart([5400.0, 37_800], id: \.self) {
        PointMark(x: .value("x", Self.start.addingTimeInterval($0)), y: .value("y", 1))
      }.chartYAxis(.hidden).chartXAxis { AxisMarks(values: .stride(by: .hour, count: 3)) })
    #expect(dates.gridLines.count == 3)
    #expect(dates.words == ["4\u{202F}AM", "7\u{202F}AM", "10\u{202F}AM"])
  }

  @Test func `layers lie behind and before the marks, the background of the plot behind its lines`() throws {
    let picture = ChartPicture(
      Chart { BarMark(x: .value("x", "a"), y: .value("y", 10)).foregroundStyle(.green) }
        .chartBackground { _ in Color.red }
        .chartPlotStyle { $0.background(.orange) }
        .chartOverlay { _ in Color.purple.opacity(0.5) })
    let order = picture.items.compactMap { item -> String? in
      switch item {
      case .fill(_, .color(let color), _): color.hex
      case .stroke: "line"
      default: nil
      }
    }
    func place(_ name: String) throws -> Int { try #require(order.firstIndex(of: name), "\(order)") }
    #expect(try place("#FF3B30") < place("#FF9500") && place("#FF9500") < place("line"))
    #expect(try place("line") < place("#34C759") && place("#34C759") < place("#AF52DE 50%"))
  }

  // Apps clip plots so that lines do not run over the labels of axes, which stay.
  @Test func `a plot with clipped corners keeps the labels of its axes`() throws {
    let chart = Chart { BarMark(x: .value("x", 40), y: .value("y", "a")) }.chartXScale(domain: 0...128)
    func label(_ view: some View) throws -> Int {
      let picture = ChartPicture(view)
      let frame = try #require(picture.frame(of: "50"))
      #expect(frame.minY >= picture.plot.maxY)
      let bitmap = try picture.list.bitmap(scale: 3)
      return (Int(frame.minY * 3)..<Int(frame.maxY * 3)).reduce(0) { count, y in
        count + (Int(frame.minX * 3)..<Int(frame.maxX * 3)).count { bitmap[$0, y].alpha > 100 }
      }
    }
    let usual = try label(chart)
    #expect(try usual > 20 && label(chart.chartPlotStyle { $0.background(.gray).cornerRadius(8) }) == usual)
  }

  @Test func `an explicit tick has the line and the colour of the grid line that it joins`() throws {
    let picture = ChartPicture(
      Chart(0..<4, id: \.self) { LineMark(x: .value("x", $0), y: .value("y", $0 * 10)) }.chartXAxis(.hidden)
        .chartYAxis {
          AxisMarks(position: .leading) {
            AxisGridLine()
            AxisTick()
          }
        })
    #expect(Set(picture.gridLines.map(\.color)) == ["#3C3C43 30%"] && picture.gridLines.count == 8)
    let (ticks, lines) = (
      picture.gridLines.filter { $0.path.boundingRect.width == 4 },
      picture.gridLines.filter { $0.path.boundingRect.width > 4 }
    )
    for (tick, line) in zip(ticks, lines) {
      #expect(tick.path.boundingRect.maxX == line.path.boundingRect.minX)
      #expect(tick.path.boundingRect.minY == line.path.boundingRect.minY && tick.style.lineWidth == 0.5)
    }
  }

  @Test func `labels outside of the plot move into it, and marks make way, where they are told to`() throws {
    func picture(_ offsets: Bool?) -> ChartPicture {
      ChartPicture(
        Chart(["one", "two"], id: \.self) { BarMark(x: .value("x", 1), y: .value("y", $0)) }.chartXAxis(.hidden)
          .chartYAxis { AxisMarks(position: .leading) { AxisValueLabel(offsetsMarks: offsets) } })
    }
    let (usual, moved) = (picture(nil), picture(true))
    #expect(usual.plot.minX > 10 && usual.frames("BarMark")[0].height.isClose(to: 70))
    let label = try #require(moved.frame(of: "one"))
    #expect(moved.plot.minX == 0 && label.minX == 4 && label.minY == 4)
    #expect(moved.frames("BarMark")[0].height.isClose(to: 0.7 * (100 - 4 - label.height), within: 0.01))
    // The default labels in bands do not take space from marks if told not to.
    let still = ChartPicture(
      Chart(["one", "two"], id: \.self) { BarMark(x: .value("x", 1), y: .value("y", $0)) }.chartXAxis(.hidden)
        .chartYAxis { AxisMarks { AxisValueLabel(offsetsMarks: false) } })
    #expect(still.frames("BarMark")[0].height.isClose(to: 70) && still.frame(of: "one")?.minX == 4)
  }

  @Test func `the labels of hours may have a second line with the date, as Apple's article on axes has them`() throws {
    let picture = ChartPicture(
      Chart(0..<25, id: \.self) {
        LineMark(x: .value("Hour", Self.start.addingTimeInterval(Double($0) * 3600)), y: .value("y", 1))
      }.chartYAxis(.hidden).chartXAxis {
        AxisMarks(values: .stride(by: .hour, count: 6)) { value in
          if let date = value.as(Date.self) {
            AxisGridLine()
            AxisValueLabel {
              VStack(alignment: .leading) {
                Text(date, format: .dateTime.hour())
                if value.index == 0 { Text(date, format: .dateTime.month().day()) }
              }
            }
          }
        }
      })
    let (hour, day) = (try #require(picture.frame(of: "12\u{202F}AM")), try #require(picture.frame(of: "May 8")))
    #expect(hour.minX == 4 && day.minX == 4 && day.minY >= hour.maxY)
    // The strip is as high as two lines.
    #expect(200 - picture.plot.maxY >= 4 + hour.height + day.height - 0.34)
  }
}

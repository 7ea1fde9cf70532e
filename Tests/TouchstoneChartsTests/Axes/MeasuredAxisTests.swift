import Charts
import Foundation
import Testing
import TouchstoneDrawing
import TouchstoneUI

/// Axes of whole charts, with the data, sizes and measured numbers of pictures drawn by Apple's frameworks.
@MainActor @Suite struct MeasuredAxisTests {
  private static let languages = [
    ("Swift", 340), ("Kotlin", 512), ("Go", 916), ("Rust", 700), ("Zig", 87), ("C", 400),
  ]
  private static let may8 = Date(timeIntervalSince1970: 1_651_968_000)

  /// Returns a chart of seven days with numbers up to a maximum.
  private func week(_ most: Double) -> some View {
    Chart(0..<7, id: \.self) { day in
      LineMark(
        x: .value("Day", Self.may8.addingTimeInterval(Double(day) * 86_400), unit: .day),
        y: .value("Number", day == 5 ? most : most / 2))
    }
  }

  /// Returns the positions of the vertical or the horizontal lines.
  private func lines(_ picture: ChartPicture, upright: Bool) -> [CGFloat] {
    let lines: [CGRect] = picture.gridLines.map(\.path.boundingRect)
    let places: [CGFloat] =
      upright ? lines.filter { $0.width == 0 }.map(\.minX) : lines.filter { $0.height == 0 }.map(\.minY)
    return places.sorted()
  }

  private func isClose(_ places: [CGFloat], _ measured: [CGFloat], within tolerance: CGFloat) -> Bool {
    places.count == measured.count && zip(places, measured).allSatisfy { $0.isClose(to: $1, within: tolerance) }
  }

  // MARK: Dates

  /// Returns the middle of each month's first day, from July 2021.
  private static func months(_ count: Int) -> [Date] {
    (0..<count).compactMap {
      DateComponents(calendar: .init(identifier: .gregorian), timeZone: .gmt, year: 2021, month: 7 + $0, day: 1).date
    }
  }

  @Test(arguments: [
    (6, ["Jul", "Sep", "Nov"]), (12, ["Jul 2021", "Oct 2021", "Jan 2022", "Apr 2022"]),
  ]) func `six months of one year are shown by twos without the year, twelve of two by threes`(
    _ axis: (count: Int, labels: [String])
  ) {
    let chart = Chart(Self.months(axis.count), id: \.self) {
      BarMark(x: .value("Month", $0, unit: .month), y: .value("y", 1))
    }
    let words = ChartPicture(chart.chartYAxis(.hidden)).words
    #expect(Array(words.prefix(axis.labels.count)) == axis.labels, "\(words)")
  }

  @Test(arguments: [Calendar.Component.day, .month]) func `the earliest date of a y axis is at the top`(
    _ unit: Calendar.Component
  ) {
    let chart = Chart(Self.months(3), id: \.self) {
      BarMark(xStart: .value("from", 0), xEnd: .value("to", 1), y: .value("Date", $0, unit: unit))
    }
    let tops = ChartPicture(chart).frames("BarMark").map(\.minY)
    #expect(tops.count == 3 && tops == tops.sorted() && tops[0] < tops[2])
  }

  // MARK: Sizes and ticks

  @Test func `a chart with an aspect ratio that nothing gives is a square`() {
    let chart = Chart { BarMark(x: .value("x", "a"), y: .value("y", 1)) }.chartXAxis(.hidden).chartYAxis(.hidden)
    #expect(
      ChartPicture(chart.aspectRatio(contentMode: .fit), width: 340, height: 500).plot.size
        == CGSize(width: 340, height: 340))
  }

  @Test func `ticks between centred labels of categories are dashed through the strip`() throws {
    let chart = Chart(["a", "b"], id: \.self) { BarMark(x: .value("x", $0), y: .value("y", 1)) }
      .chartXAxis {
        AxisMarks {
          AxisTick(); AxisValueLabel(centered: true)
        }
      }.chartYAxis(.hidden)
    let picture = ChartPicture(chart)
    let ticks = picture.gridLines
    #expect(ticks.count == 3 && ticks.allSatisfy { $0.style.dash == [2, 2] })
    #expect(
      ticks.allSatisfy {
        let bounds = $0.path.boundingRect
        return bounds.minY.isClose(to: picture.plot.maxY) && bounds.maxY.isClose(to: 200)
      })
  }

  @Test func `an empty mark draws nothing`() {
    let chart = Chart { BarMark(x: .value("x", "a"), y: .value("y", 1)) }
      .chartXAxis { AxisMarks { _ in EmptyAxisMark() } }.chartYAxis(.hidden)
    let picture = ChartPicture(chart)
    #expect(picture.words.isEmpty && picture.gridLines.isEmpty && picture.plot.height == 200)
  }

  // MARK: Strips

  @Test func `the strip of x is 21.4 points high on iOS 26, and its labels begin 5.6 below the plot`() throws {
    let picture = ChartPicture(week(125).environment(\.look, .iOS26))
    #expect((200 - picture.plot.maxY).isClose(to: 21.4))
    let label = try #require(picture.frame(of: "May 8"))
    #expect((label.minY - picture.plot.maxY).isClose(to: 5.6))
    #expect((200 - ChartPicture(week(125)).plot.maxY).isClose(to: 18))
  }

  @Test(arguments: [(71, 18), (125, 24)] as [(Double, CGFloat)])
  func `the strip of y is 18 points wide beside 75, and 24 beside 150`(_ axis: (most: Double, strip: CGFloat)) {
    #expect(310 - ChartPicture(week(axis.most)).plot.maxX == axis.strip)
  }

  @Test func `the strip of an extended leading axis up to 1,000 is 33 points wide`() {
    let chart = Chart(Self.languages, id: \.0) { BarMark(x: .value("Language", $0.0), y: .value("Users", $0.1)) }
      .chartYAxis { AxisMarks(preset: .extended, position: .leading) }
    let picture = ChartPicture(chart)
    #expect(picture.plot.minX == 33)
    // Bands of 46.17 points with bars of 32.2; lines 45.5 points apart.
    #expect(picture.frames("BarMark").allSatisfy { $0.width.isClose(to: 32.2, within: 0.2) })
    #expect(isClose(lines(picture, upright: false), [0, 45.5, 91, 136.5, 182], within: 0.1))
  }

  @Test(arguments: [162, 182, 214, 265, 670] as [CGFloat])
  func `the number of values does not depend on the length of the axis`(_ length: CGFloat) {
    let picture = ChartPicture(week(125).chartXAxis(.hidden), height: length)
    #expect(picture.words == ["0", "50", "100", "150"])
  }

  @Test(arguments: [(916, 1000), (71, 75), (209, 300), (125, 150)] as [(Double, CGFloat)])
  func `an axis makes its domain as long as its values`(_ axis: (most: Double, end: CGFloat)) {
    let chart = Chart { BarMark(x: .value("x", "one"), y: .value("y", axis.most)) }
    let bar = ChartPicture(chart).frames("BarMark")[0]
    #expect(bar.height.isClose(to: 182 * CGFloat(axis.most) / axis.end, within: 0.01))
    #expect(ChartPicture(chart.chartYAxis(.hidden)).frames("BarMark")[0].height.isClose(to: 182))
  }

  @Test func `listed values are in an automatic domain, and leave another one alone`() {
    func chart() -> some View {
      Chart { BarMark(x: .value("x", "one"), y: .value("y", 40)) }.chartYAxis { AxisMarks(values: [0, 80]) }
    }
    #expect(ChartPicture(chart()).frames("BarMark")[0].height.isClose(to: 91))
    let explicit = ChartPicture(chart().chartYScale(domain: 0...50))
    #expect(explicit.frames("BarMark")[0].height.isClose(to: 182 * 0.8) && !explicit.words.contains("80"))
  }

  @Test func `an explicit domain is exactly that of the axis, with the multiples inside it`() {
    let picture = ChartPicture(week(100).chartYScale(domain: -60...140).chartXAxis(.hidden), height: 216)
    #expect(picture.words == ["-50", "0", "50", "100"])
    // 54 points for every 50.
    #expect(isClose(lines(picture, upright: false), [43.2, 97.2, 151.2, 205.2], within: 0.01))
  }

  @Test func `an axis rounds as its values say`() {
    func height(_ values: AxisMarkValues) -> CGFloat {
      ChartPicture(
        Chart { BarMark(x: .value("x", "one"), y: .value("y", 31)) }.chartXAxis(.hidden)
          .chartYAxis { AxisMarks(values: values) }
      ).frames("BarMark")[0].height
    }
    #expect(height(.automatic).isClose(to: 200 * 31 / 40))
    #expect(height(.automatic(roundUpperBound: false)).isClose(to: 200))
    #expect(height(.stride(by: 25.0)).isClose(to: 200 * 31 / 50))
    #expect(height(.automatic(minimumStride: 30, desiredCount: 8)).isClose(to: 200 * 31 / 50))
  }

  // MARK: Dates

  @Test func `a week has lines every two days, and labels 4 points after them`() throws {
    let picture = ChartPicture(week(125))
    #expect(isClose(lines(picture, upright: true), [0, 81.7, 163.4, 245.1], within: 0.05))
    for (word, line) in [("May 8", 0.0), ("May 10", 81.7), ("May 12", 163.4)] as [(String, CGFloat)] {
      #expect(try #require(picture.frame(of: word)).minX.isClose(to: line + 4, within: 0.05))
    }
    // The first point is half a day from the edge.
    #expect(picture.frames("LineMark")[0].minX.isClose(to: 81.7 / 4, within: 0.05))
  }

  @Test func `hours without a unit fill the plot, with lines every six hours from the first one on`() {
    let chart = Chart(0..<17, id: \.self) { hour in
      BarMark(
        x: .value("Hour", Self.may8.addingTimeInterval(Double(hour + 8) * 3600)),
        y: .value("Pulse", hour == 9 ? 71 : 50))
    }
    let picture = ChartPicture(chart, width: 361, height: 688)
    #expect(isClose(lines(picture, upright: true), [0, 128.56, 257.1], within: 0.15))
    #expect(isClose(lines(picture, upright: false), [0, 223.3, 446.7, 670], within: 0.1))
    #expect(picture.words.prefix(3) == ["8\u{202F}AM", "2\u{202F}PM", "8\u{202F}PM"])
    #expect(picture.frames("BarMark").allSatisfy { $0.width.isClose(to: 8) })
  }

  @Test func `minutes are counted from the first one, not from the hour`() {
    let start = Self.may8.addingTimeInterval(2 * 3600 + 47 * 60)
    let picture = ChartPicture(
      Chart(0..<73, id: \.self) {
        PointMark(x: .value("Time", start.addingTimeInterval(Double($0) * 60)), y: .value("y", 1))
      }.chartYAxis(.hidden).chartXAxis {
        AxisMarks(values: .automatic(desiredCount: 12)) {
          AxisGridLine()
          AxisValueLabel(collisionResolution: .disabled)
        }
      }, width: 221)
    let found = lines(picture, upright: true)
    #expect(found.count == 15 && found[0] == 0 && found[1].isClose(to: 15.35, within: 0.01))
    #expect(picture.words.prefix(2) == ["2:47\u{202F}AM", "2:52\u{202F}AM"])
  }

  @Test func `months are as wide as they are long, and quarters have labels`() {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    let chart = Chart(1..<13, id: \.self) { month in
      BarMark(
        x: .value("x", calendar.date(from: DateComponents(year: 2021, month: month)) ?? .distantPast, unit: .month),
        y: .value("y", 1))
    }.chartYAxis(.hidden)
    let picture = ChartPicture(chart, width: 365)
    let bars = picture.frames("BarMark")
    // One point per day: 31 days, then 28.
    #expect(bars[0].width.isClose(to: 0.7 * 31, within: 0.01) && bars[1].width.isClose(to: 0.7 * 28, within: 0.01))
    #expect(bars[1].midX.isClose(to: 31 + 14, within: 0.01))
    // A fifth line at the end of the domain, whose label does not fit.
    #expect(isClose(lines(picture, upright: true), [0, 90, 181, 273, 365], within: 0.01))
    #expect(picture.words == ["Jan 2021", "Apr 2021", "Jul 2021", "Oct 2021"])
  }

  // MARK: Labels

  @Test(
    arguments: [
      (0...15_000, ["0", "5,000", "10,000", "15,000"]), (0...0.31, ["0", "0.1", "0.2", "0.3", "0.4"]),
      (0...1, ["0", "0.5", "1.0"]), (0...20_000_000, ["0", "5.0E6", "1.0E7", "1.5E7", "2.0E7"]),
      (-8...10, ["-10", "-5", "0", "5", "10"]),
    ] as [(ClosedRange<Double>, [String])])
  func `numbers are written as their step needs, zero without a fraction`(
    _ axis: (data: ClosedRange<Double>, words: [String])
  ) {
    let chart = Chart([axis.data.lowerBound, axis.data.upperBound], id: \.self) {
      PointMark(x: .value("x", 1), y: .value("y", $0))
    }.chartXAxis(.hidden)
    #expect(ChartPicture(chart).words == axis.words)
  }

  @Test(arguments: [(19, true), (8, false)] as [(CGFloat, Bool)])
  func `the last label of x is cut where it has 19 points, and left out where it has hardly any`(
    _ end: (room: CGFloat, isShown: Bool)
  ) {
    let picture = ChartPicture(
      Chart { PointMark(x: .value("x", 1), y: .value("y", 1)) }
        .chartXScale(domain: 0...310).chartYAxis(.hidden).chartXAxis {
          AxisMarks(values: [0, 306 - Double(end.room)]) { AxisValueLabel("January") }
        })
    let last = picture.texts.map(\.frame).filter { $0.minX > 200 }
    #expect(last.count == (end.isShown ? 1 : 0) && last.allSatisfy { $0.width <= 19 })
  }

  @Test func `labels and titles are 11 points high letters in the secondary colour, in both appearances`() {
    func colors(_ picture: ChartPicture) -> Set<String> {
      Set(
        picture.items.compactMap { item in
          if case .glyphs(let run, .color(let color)) = item { "\(run.size) \(color.hex)" } else { nil }
        })
    }
    let chart = week(125).chartXAxisLabel("Day").chartYAxisLabel("Number")
    #expect(colors(ChartPicture(chart)) == ["11.0 #3C3C43 60%"])
    let dark = ChartPicture(chart.environment(\.colorScheme, .dark))
    #expect(colors(dark) == ["11.0 #EBEBF5 60%"])
    #expect(Set(dark.gridLines.map(\.color)) == ["#EBEBF5 30%"])
  }

  @Test func `lines lie behind marks, ticks of y are not drawn, and numbers of x end with a line`() throws {
    let picture = ChartPicture(
      Chart(Self.languages, id: \.0) { BarMark(x: .value("Users", $0.1), y: .value("Language", $0.0)) })
    #expect(isClose(lines(picture, upright: true), [0, 77.5, 155, 232.5, 310], within: 0.01))
    #expect(isClose(lines(picture, upright: false), (0...6).map { CGFloat($0) * 30.333 }, within: 0.01))
    let isMark = picture.items.map { if case .fill = $0 { true } else { false } }
    let first = try #require(isMark.firstIndex(of: true))
    let strokes = picture.items.indices.filter { if case .stroke = picture.items[$0] { true } else { false } }
    #expect(!strokes.isEmpty && strokes.allSatisfy { $0 < first })
    // The label takes 17.33 points of each band, and the bar 0.70 of the rest.
    let bar = picture.frames("BarMark")[0]
    #expect(bar.minY.isClose(to: 19.3, within: 0.15) && bar.height.isClose(to: 9.1, within: 0.15))
    #expect(!picture.words.contains("1,000"))
  }
}

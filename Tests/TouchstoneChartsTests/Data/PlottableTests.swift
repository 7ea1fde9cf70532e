import Charts
import Foundation
import Testing
import TouchstoneDrawing
import TouchstoneUI

@testable import TouchstoneCharts

/// The values that charts plot, checked against Apple's documentation of `Plottable`.
@MainActor @Suite struct PlottableTests {
  private enum Kind: String, Plottable { case one, two }
  private enum Level: Int, Plottable { case low = 1, high = 9 }

  private struct Length: Plottable, Equatable {
    let meters: Double
    var primitivePlottable: Double { meters }
    init(meters: Double) { self.meters = meters }
    init?(primitivePlottable: Double) { meters = primitivePlottable }
  }

  private func comesBack<Value: Plottable & Equatable>(_ value: Value) -> Bool {
    Value(plotted: value.plotted) == value
  }

  @Test func `values of every plottable type come back as they were`() {
    #expect(comesBack(Int(-7)) && comesBack(Int8(-7)) && comesBack(Int16(-7)) && comesBack(Int32(7)))
    #expect(comesBack(Int64(7)) && comesBack(UInt(7)) && comesBack(UInt8(7)) && comesBack(UInt16(7)))
    #expect(comesBack(UInt32(7)) && comesBack(UInt64(7)))
    #expect(
      comesBack(Float16(1.5)) && comesBack(Float(1.5)) && comesBack(Double(1.5)) && comesBack(CGFloat(1.5))
        && comesBack(Decimal(1.5)))
    #expect(comesBack(Date(timeIntervalSince1970: 1)) && comesBack("text") && comesBack(true) && comesBack(false))
    #expect(comesBack(Kind.two) && comesBack(Level.high) && comesBack(Length(meters: 3)))
  }

  @Test func `a value of another type is none`() {
    #expect(Int(plotted: "3".plotted) == nil && String(plotted: 3.plotted) == nil && Date(plotted: 3.plotted) == nil)
    #expect(Kind(plotted: "three".plotted) == nil && UInt8(plotted: 300.plotted) == nil)
    #expect(UInt8(plotted: .number(.nan)) == nil && Int(plotted: .number(.infinity)) == nil)
    #expect(Int(plotted: 2.6.plotted) == 3)
  }

  @Test func `a plot takes values by key paths and constants, in every spelling of their labels`() {
    struct Item {
      let low = 2, high = 4
      let date = Date(timeIntervalSince1970: 1_651_968_000)
    }
    typealias Number = PlottableProjection<Item, Int>
    typealias Time = PlottableProjection<Item, Date>
    let (words, resource) = (String("n"), LocalizedStringResource("n"))
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    func bounds<Value>(_ projection: PlottableProjection<Item, Value>) -> [_PlottedValue] {
      let bounds = projection.channel(Item()).bounds(in: calendar)
      return [bounds.lower, bounds.upper]
    }
    let numbers: [Number] = [
      .value("n", \.low), .value(words, \.low), .value(Text("n"), \.low), .value(resource, \.low),
      .value("n", 2), .value(words, 2), .value(Text("n"), 2), .value(resource, 2),
    ]
    #expect(numbers.allSatisfy { bounds($0) == [.number(2), .number(2)] })
    let ranges: [Number] = [
      .value("n", \.low, \.high), .value(words, \.low, \.high), .value(Text("n"), \.low, \.high),
      .value(resource, \.low, \.high), .value("n", 2, 4), .value(words, 2, 4), .value(Text("n"), 2, 4),
      .value(resource, 2, 4),
    ]
    #expect(ranges.allSatisfy { bounds($0) == [.number(2), .number(4)] })
    let date = Item().date
    let days: [Time] = [
      .value("n", \.date, unit: .day), .value(words, \.date, unit: .day), .value(Text("n"), \.date, unit: .day),
      .value(resource, \.date, unit: .day), .value("n", date, unit: .day), .value(words, date, unit: .day),
      .value(Text("n"), date, unit: .day, calendar: calendar), .value(resource, date, unit: .day),
    ]
    #expect(days.allSatisfy { bounds($0) == [date.plotted, date.addingTimeInterval(86_400).plotted] })
  }

  @Test func `axes hand out their values as the type of the data, with their number`() {
    var seen: [String] = []
    _ = ChartPicture(
      Chart([Kind.one, .two], id: \.self) { BarMark(x: .value("x", $0), y: .value("y", 30)) }
        .chartXAxis {
          AxisMarks { value in
            AxisValueLabel(value.as(Kind.self).map { "\($0) \(value.index) of \(value.count)" } ?? "none")
          }
        }
        .chartYAxis {
          AxisMarks { value in
            let _ = seen.append("\(value.as(Int.self) ?? -1) \(value.as(String.self) ?? "none")")
            AxisValueLabel()
          }
        })
    #expect(seen.prefix(4) == ["0 none", "10 none", "20 none", "30 none"])
  }

  @Test func `a value may be a range, a bin or a unit of time, and lies in its middle`() throws {
    func frame(_ x: PlottableValue<Int>) -> CGRect {
      ChartPicture(
        Chart { BarMark(x: x, y: .value("y", 1)) }.chartXScale(domain: 0...100).chartXAxis(.hidden).chartYAxis(.hidden),
        width: 100
      ).frames("BarMark")[0]
    }
    #expect(frame(.value("x", 20..<40)).midX.isClose(to: 30) && frame(.value("x", 20..<40)).width.isClose(to: 14))
    let bins = NumberBins(thresholds: [0, 50, 100])
    #expect(frame(.value("x", bins[1])).midX.isClose(to: 75) && frame(.value("x", bins[1])).width.isClose(to: 35))
  }

  @Test func `dates count in the calendar of the environment, or in one of their own`() {
    var week = Calendar(identifier: .gregorian)
    week.timeZone = .gmt
    week.firstWeekday = 2
    let sunday = Date(timeIntervalSince1970: 1_651_968_000)
    func start(_ value: PlottableValue<Date>) -> TimeInterval {
      guard case .date(let seconds) = value.channel.bounds(in: .init(identifier: .gregorian)).lower else {
        return 0
      }
      return Date(timeIntervalSinceReferenceDate: seconds).timeIntervalSince(sunday) / 86_400
    }
    // 8 May 2022 is a Sunday: the last day of a week that starts on Monday.
    #expect(start(.value("x", sunday, unit: .weekOfYear, calendar: week)) == -6)
  }

  // MARK: Bins of dates

  @Test func `bins of dates have the length that they are given, or one that suits their number`() throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    let start = Date(timeIntervalSinceReferenceDate: 0)
    let days = DateBins(range: start...start.addingTimeInterval(9.5 * 86_400), calendar: calendar)
    #expect(days.count == 10 && days[0].upperBound.timeIntervalSince(days[0].lowerBound) == 86_400)
    #expect(DateBins(timeInterval: 3600, range: start...start.addingTimeInterval(7200)).count == 2)
    #expect(
      DateBins(data: [start, start.addingTimeInterval(86_400 * 300)], desiredCount: 10, calendar: calendar).count == 10)
    #expect(DateBins(thresholds: [start]).isEmpty && DateBins(data: []).isEmpty)
    #expect(DateBins(thresholds: [start, start.addingTimeInterval(5)]).index(for: start.addingTimeInterval(3)) == 0)
  }
}

import Charts
import Foundation
import Testing
import TouchstoneRenderer
import TouchstoneUI

private struct Reading: Identifiable {
  var id: Int
  var value: Double
}

private struct Station: Identifiable {
  var id: Int
  var readings: [Reading]
}

/// The flags of the target allow the compiler a second for each expression.
@MainActor @Suite struct NestedForEachTests {
  @Test func `four marks with interpolated values in nested loops compile in time, and are drawn`() {
    let stations = (1...2).map { id in Station(id: id, readings: [Reading(id: 1, value: 2), Reading(id: 2, value: 3)]) }
    let chart = Chart {
      ForEach(stations) { station in
        ForEach(station.readings) { reading in
          LineMark(x: .value("Day", "\(reading.id)"), y: .value("T", reading.value))
            .foregroundStyle(by: .value("Station", "\(station.id)"))
          PointMark(x: .value("Day", "\(reading.id)"), y: .value("T", reading.value))
            .symbol(by: .value("S", "\(station.id) x"))
          BarMark(x: .value("Day", "\(reading.id)"), y: .value("T", reading.value))
          AreaMark(x: .value("Day", "\(reading.id)"), y: .value("T", reading.value))
        }
      }
    }
    #expect(ImageRenderer(content: chart.frame(width: 200, height: 100)).cgImage != nil)
  }
}

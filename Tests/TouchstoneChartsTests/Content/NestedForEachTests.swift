import Charts
import Foundation
import Testing
import TouchstoneDrawing
import TouchstoneUI

private struct Reading: Identifiable {
  var id: Int
  var value: Double
}

private struct Station: Identifiable {
  var id: Int
  var readings: [Reading]
}

/// The flags of the target limit the time that the compiler takes for each function and each expression.
@MainActor @Suite struct NestedForEachTests {
  private func chart(_ stations: [Station]) -> some View {
    Chart {
      ForEach(stations) { station in
        ForEach(station.readings) { reading in
          LineMark(x: .value("Day of \(station.id)", "\(reading.id)"), y: .value("T", reading.value))
            .foregroundStyle(by: .value("Station", "\(station.id)"))
          PointMark(x: .value("Day of \(station.id)", "\(reading.id)"), y: .value("T", reading.value))
            .symbol(by: .value("S", "\(station.id) x"))
          BarMark(x: .value("Day of \(station.id)", "\(reading.id)"), y: .value("T", reading.value))
          AreaMark(x: .value("Day of \(station.id)", "\(reading.id)"), y: .value("T", reading.value))
        }
      }
    }
  }

  /// Two days take half of the 200 points each; the bars of both stations make stacks of 4 and 6, which is the top.
  @Test func `four marks with interpolated values in nested loops compile in time, and are drawn`() {
    let stations = (1...2).map { id in Station(id: id, readings: [Reading(id: 1, value: 2), Reading(id: 2, value: 3)]) }
    let bare = chart(stations).chartXAxis(.hidden).chartYAxis(.hidden).chartLegend(.hidden)
    let picture = ChartPicture(bare, width: 200, height: 120)
    #expect(picture.diagnostics.isEmpty)

    let bars = picture.frames("BarMark")
    let expected = [(15, 80, 40), (115, 60, 60), (15, 40, 40), (115, 0, 60)]
    #expect(bars.count == expected.count)
    for (bar, (x, y, height)) in zip(bars, expected) {
      #expect(bar.isClose(to: CGRect(x: x, y: y, width: 70, height: height)))
    }
    let points = picture.frames("PointMark")
    #expect(points.count == 4)
    for (index, point) in points.enumerated() {
      let isFirstDay = index.isMultiple(of: 2)
      #expect(point.midX.isClose(to: isFirstDay ? 50 : 150) && point.midY.isClose(to: isFirstDay ? 80 : 60))
    }
    let lines = picture.frames("LineMark")
    #expect(lines.count == 2 && lines.allSatisfy { $0.isClose(to: CGRect(x: 50, y: 60, width: 100, height: 20)) })
    #expect(picture.strokes.map(\.color) == ["#007AFF", "#34C759"])
    let areas = picture.frames("AreaMark")
    #expect(areas.count == 1 && areas.allSatisfy { $0.isClose(to: CGRect(x: 50, y: 0, width: 100, height: 120)) })
    // Four bars, four symbols and the area.
    #expect(picture.fills.count == 9)
  }

  @Test func `loops over nothing draw no marks`() {
    let picture = ChartPicture(chart([Station(id: 1, readings: [])]))
    #expect(!picture.nodes.contains { $0.name.hasSuffix("Mark") })
  }
}

import Charts
import SwiftUI

/// The temperature range of each day of a week.
struct WeatherChart: View {
  private struct Day: Identifiable {
    let name: String
    let low: Int
    let high: Int
    var id: String { name }
  }

  private let days = [
    Day(name: "Mon", low: 8, high: 17), Day(name: "Tue", low: 10, high: 21), Day(name: "Wed", low: 13, high: 24),
    Day(name: "Thu", low: 11, high: 19), Day(name: "Fri", low: 7, high: 15), Day(name: "Sat", low: 6, high: 18),
    Day(name: "Sun", low: 9, high: 22),
  ]

  var body: some View {
    Chart(days) { day in
      BarMark(
        x: .value("Day", day.name), yStart: .value("Low", day.low), yEnd: .value("High", day.high), width: .fixed(12)
      )
      .foregroundStyle(.linearGradient(colors: [.orange, .cyan], startPoint: .top, endPoint: .bottom))
      .alignsMarkStylesWithPlotArea()
      .clipShape(Capsule())
      .annotation(position: .top, spacing: 3) { Text("\(day.high)°").font(.caption2) }
    }
    .chartYScale(domain: 0...30)
    .chartYAxisLabel("°C")
  }
}

#Preview(traits: .fixedLayout(width: 332, height: 222)) { WeatherChart().padding() }

import Charts
import SwiftUI

/// The response times of four services: quartiles, medians and extremes.
struct BoxPlotChart: View {
  private struct Spread: Identifiable {
    let id: String
    let values: [Double]
  }

  private let spreads = [
    Spread(id: "Login", values: [12, 25, 34, 48, 80]), Spread(id: "Search", values: [30, 52, 70, 95, 140]),
    Spread(id: "Cart", values: [18, 30, 41, 60, 88]), Spread(id: "Pay", values: [45, 70, 84, 110, 170]),
  ]

  var body: some View {
    Chart(spreads) { spread in
      RuleMark(
        x: .value("Service", spread.id), yStart: .value("Least", spread.values[0]),
        yEnd: .value("Most", spread.values[4])
      )
      .lineStyle(StrokeStyle(lineWidth: 1))
      .foregroundStyle(.secondary)
      RectangleMark(
        x: .value("Service", spread.id), yStart: .value("First quartile", spread.values[1]),
        yEnd: .value("Third quartile", spread.values[3]), width: 28
      )
      .foregroundStyle(.teal)
      RectangleMark(x: .value("Service", spread.id), y: .value("Median", spread.values[2]), width: 28, height: 2)
        .foregroundStyle(.white)
    }
    .chartYAxisLabel("ms")
  }
}

#Preview(traits: .fixedLayout(width: 332, height: 222)) { BoxPlotChart().padding() }

import Charts
import SwiftUI

/// Two weeks of prices, with a custom mark for each day.
struct CandlestickChart: View {
  private let days: [Candle.Day] = (0..<14).map { number in
    let open = 50 + sin(Double(number) / 2) * 6
    let close = 50 + sin(Double(number + 1) / 2) * 6 + cos(Double(number)) * 2
    return Candle.Day(id: number, open: open, close: close, low: min(open, close) - 2, high: max(open, close) + 3)
  }

  var body: some View {
    Chart(days) { Candle(day: $0) }
      .chartYScale(domain: .automatic(includesZero: false))
      .chartXScale(range: .plotDimension(padding: 8))
      .chartXAxis(.hidden)
  }
}

/// A custom mark of a day's prices: a box from the first to the last price, and a line from the lowest to the highest.
struct Candle: ChartContent {
  struct Day: Identifiable {
    let id: Int
    let open: Double
    let close: Double
    let low: Double
    let high: Double
  }

  let day: Day

  var body: some ChartContent {
    Plot {
      RuleMark(x: .value("Day", day.id), yStart: .value("Low", day.low), yEnd: .value("High", day.high))
        .lineStyle(StrokeStyle(lineWidth: 1))
      RectangleMark(
        x: .value("Day", day.id), yStart: .value("Open", day.open), yEnd: .value("Close", day.close), width: 10)
    }
    .foregroundStyle(day.close < day.open ? Color.red : .green)
  }
}

#Preview(traits: .fixedLayout(width: 332, height: 222)) { CandlestickChart().padding() }

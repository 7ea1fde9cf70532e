import Charts
import SwiftUI

/// A share price over four months, above an area that fades out.
struct StockChart: View {
  private struct Price: Identifiable {
    let date: Date
    let value: Double
    var id: Date { date }
  }

  private let prices: [Price] = (0..<120).map { day in
    let swing = sin(Double(day) / 9) * 6 + sin(Double(day) / 3.1) * 2
    return Price(
      date: Date(timeIntervalSince1970: 1_704_067_200 + Double(day) * 86_400), value: 112 + Double(day) / 5 + swing)
  }

  var body: some View {
    Chart(prices) { price in
      AreaMark(x: .value("Date", price.date), yStart: .value("Floor", 100), yEnd: .value("Price", price.value))
        .foregroundStyle(
          .linearGradient(colors: [.green.opacity(0.5), .green.opacity(0)], startPoint: .top, endPoint: .bottom))
      LineMark(x: .value("Date", price.date), y: .value("Price", price.value))
        .foregroundStyle(.green)
        .lineStyle(StrokeStyle(lineWidth: 1.5, lineJoin: .round))
    }
    .chartYScale(domain: 100...150)
    .chartXAxis { AxisMarks(values: .stride(by: .month), stroke: StrokeStyle(lineWidth: 0.5)) }
  }
}

#Preview(traits: .fixedLayout(width: 332, height: 222)) { StockChart().padding() }

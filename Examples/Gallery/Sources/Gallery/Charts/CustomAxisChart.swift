import Charts
import SwiftUI

/// Rainfall with custom axes: letters for months, few lines, labels with units.
struct CustomAxisChart: View {
  private let rain: [(month: Int, amount: Double)] = (0..<12).map { ($0, 30 + sin(Double($0) / 2) * 22) }

  private func start(_ month: Int) -> Date {
    Calendar(identifier: .gregorian).date(from: DateComponents(timeZone: .gmt, year: 2024, month: month + 1))
      ?? .distantPast
  }

  var body: some View {
    Chart(rain, id: \.month) { item in
      BarMark(x: .value("Month", start(item.month), unit: .month), y: .value("Rain", item.amount), width: .ratio(0.5))
        .foregroundStyle(item.amount < 25 ? Color.orange : .blue)
        .cornerRadius(3)
    }
    .chartXAxis {
      AxisMarks(values: .stride(by: .month)) { _ in
        AxisTick(centered: true, length: 3)
        AxisValueLabel(format: .dateTime.month(.narrow), centered: true)
      }
    }
    .chartYAxis {
      AxisMarks(position: .leading, values: [0, 25, 50]) { value in
        AxisGridLine(
          stroke: StrokeStyle(lineWidth: value.index == 1 ? 1.5 : 0.5, dash: value.index == 1 ? [4, 2] : [])
        )
        .foregroundStyle(value.index == 1 ? Color.orange : .gray.opacity(0.4))
        AxisValueLabel { Text(["dry", "fair", "wet"][value.index]).font(.caption2.italic()) }
      }
    }
  }
}

#Preview(traits: .fixedLayout(width: 332, height: 222)) { CustomAxisChart().padding() }

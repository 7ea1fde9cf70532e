import Charts
import SwiftUI

/// A table with a sparkline in each row.
struct SparklineTable: View {
  private struct Row: Identifiable {
    let id: String
    let phase: Double
    let change: Double
  }

  private let rows = [
    Row(id: "Oslo", phase: 0.2, change: 3.1), Row(id: "Rome", phase: 1.7, change: -1.4),
    Row(id: "Lima", phase: 3.4, change: 0.8), Row(id: "Pune", phase: 5, change: -2.6),
  ]

  var body: some View {
    VStack(spacing: 6) {
      ForEach(rows) { row in
        HStack(spacing: 12) {
          Text(row.id).frame(width: 48, alignment: .leading)
          Chart(0..<24, id: \.self) { hour in
            LineMark(
              x: .value("Hour", hour), y: .value("Value", sin(Double(hour) / 4 + row.phase) + Double(hour % 3) / 4)
            )
            .interpolationMethod(.catmullRom)
            .lineStyle(StrokeStyle(lineWidth: 1.5))
            .foregroundStyle(row.change < 0 ? .red : .green)
          }
          .chartXAxis(.hidden)
          .chartYAxis(.hidden)
          Text(row.change, format: .number.sign(strategy: .always()))
            .monospacedDigit()
            .foregroundStyle(.secondary)
            .frame(width: 44, alignment: .trailing)
        }
        if row.id != rows.last?.id { Divider() }
      }
    }
    .font(.callout)
  }
}

#Preview(traits: .fixedLayout(width: 332, height: 222)) { SparklineTable().padding() }

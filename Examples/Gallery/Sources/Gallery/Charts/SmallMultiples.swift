import Charts
import SwiftUI

/// The same chart for four towns, on the same scale.
struct SmallMultiples: View {
  private let towns = ["Oslo", "Rome", "Lima", "Pune"]

  var body: some View {
    Grid(horizontalSpacing: 14, verticalSpacing: 12) {
      ForEach(0..<2, id: \.self) { row in
        GridRow {
          ForEach(0..<2, id: \.self) { column in cell(row * 2 + column) }
        }
      }
    }
    .chartYScale(domain: 0...40)
  }

  private func cell(_ town: Int) -> some View {
    VStack(alignment: .leading, spacing: 4) {
      Text(towns[town]).font(.caption.bold())
      Chart(0..<12, id: \.self) { month in
        LineMark(
          x: .value("Month", month), y: .value("Degrees", 18 + Double(town) * 4 - cos(Double(month) / 6 * .pi) * 9)
        )
        .foregroundStyle(.pink)
      }
      .chartXAxis(.hidden)
      .chartYAxis { AxisMarks(values: [0, 20, 40]) }
    }
  }
}

#Preview(traits: .fixedLayout(width: 332, height: 222)) { SmallMultiples().padding() }

import Charts
import SwiftUI

/// How busy a place is by day and hour.
struct HeatMapChart: View {
  private struct Cell: Identifiable {
    let id: Int
    let day: String
    let hour: Int
    let visitors: Int
  }

  private static let days = ["Mon", "Tue", "Wed", "Thu", "Fri"]
  private let cells: [Cell] = (0..<60).map { number in
    let (day, hour) = (number / 12, number % 12)
    return Cell(id: number, day: days[day], hour: hour + 8, visitors: (hour * (12 - hour) + day * 7) % 41)
  }

  var body: some View {
    Chart(cells) { cell in
      RectangleMark(
        xStart: .value("From", cell.hour), xEnd: .value("To", cell.hour + 1), y: .value("Day", cell.day),
        height: .ratio(1)
      )
      .foregroundStyle(by: .value("Visitors", cell.visitors))
    }
    .chartXScale(domain: 8...20)
    .chartXAxis { AxisMarks(values: .stride(by: 3)) { AxisValueLabel() } }
    .chartYAxis { AxisMarks(position: .leading) { AxisValueLabel() } }
    .chartForegroundStyleScale(range: Gradient(colors: [Color(white: 0.96), .orange, .red]))
    // Cells of 22 × 26 points meet at whole pixels, so that no line of the background shows between them.
    .chartPlotStyle { $0.frame(width: 264, height: 130) }
  }
}

#Preview(traits: .fixedLayout(width: 332, height: 222)) { HeatMapChart().padding() }

import Charts
import SwiftUI

/// Three charts in cards, for a dark appearance.
struct ChartDashboard: View {
  var body: some View {
    HStack(spacing: 10) {
      card("Visits") {
        Chart(0..<10, id: \.self) { day in
          AreaMark(x: .value("Day", day), y: .value("Visits", 20 + Double(day * 7 % 13) * 3))
            .interpolationMethod(.catmullRom)
            .foregroundStyle(.linearGradient(colors: [.cyan, .cyan.opacity(0.1)], startPoint: .top, endPoint: .bottom))
        }
        .chartXAxis(.hidden)
      }
      VStack(spacing: 10) {
        card("Plans") {
          Chart([("Free", 58), ("Plus", 27), ("Team", 15)], id: \.0) { plan in
            SectorMark(angle: .value("Share", plan.1), innerRadius: .ratio(0.6), angularInset: 1.5)
              .cornerRadius(3)
              .foregroundStyle(by: .value("Plan", plan.0))
          }
          .chartLegend(position: .trailing)
        }
        card("Errors") {
          Chart(0..<8, id: \.self) { hour in
            BarMark(x: .value("Hour", "\(hour)"), y: .value("Errors", hour * 5 % 7))
              .foregroundStyle(.red)
          }
          .chartXAxis(.hidden)
          .chartYAxis(.hidden)
        }
      }
    }
  }

  private func card(_ title: String, @ViewBuilder content: () -> some View) -> some View {
    VStack(alignment: .leading, spacing: 8) {
      Text(title).font(.caption.bold()).foregroundStyle(.secondary)
      content()
    }
    .padding(10)
    .background(Color.white.opacity(0.1), in: RoundedRectangle(cornerRadius: 10))
  }
}

#Preview(traits: .fixedLayout(width: 332, height: 222)) { ChartDashboard().padding() }

import Charts
import SwiftUI

/// Sales of a week, a bar for each day.
public struct SalesChart: View {
  public struct Day: Identifiable, Sendable {
    public let name: String
    public let sales: Double

    public var id: String { name }

    public init(name: String, sales: Double) {
      self.name = name
      self.sales = sales
    }
  }

  let days: [Day]

  public init(days: [Day]) {
    self.days = days
  }

  public var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text("Sales").font(.headline)
      Chart(days) { day in
        BarMark(x: .value("Day", day.name), y: .value("Sales", day.sales))
          .foregroundStyle(Color.accentColor.gradient)
      }
      .frame(height: 160)
      .overlay {
        if days.isEmpty { ContentUnavailableView("No sales yet", systemImage: "chart.bar") }
      }
    }
    .padding()
    .frame(width: 320)
  }
}

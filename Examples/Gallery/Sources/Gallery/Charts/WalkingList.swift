import Charts
import SwiftUI

/// Charts in the rows of a list: one as wide as the row, and small ones next to text.
struct WalkingList: View {
  private struct Walk: Identifiable {
    let id: String
    let steps: [Int]
    var average: Int { steps.reduce(0, +) / steps.count }
  }

  private let walks = [
    Walk(id: "This week", steps: [6200, 8100, 4300, 9900, 7400, 12_100, 3000]),
    Walk(id: "Last week", steps: [5100, 6000, 7700, 7100, 4400, 10_300, 8800]),
  ]
  private let days = ["M", "T", "W", "T ", "F", "S", "S "]

  var body: some View {
    List {
      Section("Steps") {
        Chart(days.indices, id: \.self) { day in
          BarMark(x: .value("Day", days[day]), y: .value("Steps", walks[0].steps[day]))
            .foregroundStyle(day == 5 ? Color.orange : .orange.opacity(0.4))
        }
        .frame(height: 110)
        .padding(.vertical, 8)
      }
      Section {
        ForEach(walks) { walk in
          HStack {
            Text(walk.id)
            Spacer()
            Chart(walk.steps.indices, id: \.self) { day in
              LineMark(x: .value("Day", day), y: .value("Steps", walk.steps[day]))
            }
            .chartXAxis(.hidden)
            .chartYAxis(.hidden)
            .frame(width: 72, height: 24)
            Text(walk.average, format: .number).monospacedDigit().foregroundStyle(.secondary)
          }
        }
      }
    }
    .listStyle(.insetGrouped)
  }
}

#Preview(traits: .fixedLayout(width: 340, height: 360)) { WalkingList() }

import Charts
import SwiftUI

/// The steps of a week, with one day selected.
struct SelectionChart: View {
  private let steps: [(day: String, count: Int)] = [
    ("Mon", 6_200), ("Tue", 9_500), ("Wed", 12_100), ("Thu", 7_400), ("Fri", 10_800),
  ]
  private let selected = "Wed"

  var body: some View {
    Chart {
      ForEach(steps, id: \.day) { step in
        BarMark(x: .value("Day", step.day), y: .value("Steps", step.count))
          .foregroundStyle(step.day == selected ? Color.orange : Color.orange.opacity(0.3))
          .annotation(position: .top) {
            if step.day == selected {
              Text("\(step.count) steps")
                .font(.caption2.bold())
                .padding(4)
                .background(.orange.opacity(0.15), in: RoundedRectangle(cornerRadius: 4))
            }
          }
      }
      RuleMark(y: .value("Goal", 8_000))
        .lineStyle(StrokeStyle(lineWidth: 1, dash: [4]))
        .foregroundStyle(.secondary)
    }
  }
}

#Preview(traits: .fixedLayout(width: 332, height: 222)) { SelectionChart().padding() }

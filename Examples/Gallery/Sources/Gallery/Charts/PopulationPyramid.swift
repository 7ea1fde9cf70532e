import Charts
import SwiftUI

/// A population by age, with women on one side and men on the other.
struct PopulationPyramid: View {
  private struct Group: Identifiable {
    let age: String
    let sex: String
    let share: Double
    var id: String { age + sex }
  }

  private static let ages = ["80+", "60–79", "40–59", "20–39", "0–19"]
  private let groups: [Group] =
    zip(ages, [6.1, 19, 27, 25, 18]).map { Group(age: $0, sex: "Women", share: $1) }
    + zip(ages, [4.2, 17, 28, 26.5, 19]).map { Group(age: $0, sex: "Men", share: -$1) }

  var body: some View {
    Chart(groups) { group in
      BarMark(x: .value("Share", group.share), y: .value("Age", group.age))
        .foregroundStyle(by: .value("Sex", group.sex))
    }
    .chartForegroundStyleScale(["Women": Color.purple, "Men": .teal])
    .chartXAxis {
      AxisMarks(values: [-20, 0, 20]) { value in
        AxisGridLine()
        AxisValueLabel { if let share = value.as(Int.self) { Text("\(abs(share)) %") } }
      }
    }
    .chartYAxis { AxisMarks(position: .leading) { AxisValueLabel() } }
  }
}

#Preview(traits: .fixedLayout(width: 332, height: 222)) { PopulationPyramid().padding() }

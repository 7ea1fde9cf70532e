import Charts
import SwiftUI

/// The tasks of a project over two weeks, with a rule for today.
struct GanttChart: View {
  private struct Work: Identifiable {
    let id: String
    let start: Int
    let end: Int
    let team: String
  }

  private let work = [
    Work(id: "Research", start: 0, end: 4, team: "Design"), Work(id: "Sketches", start: 3, end: 6, team: "Design"),
    Work(id: "Prototype", start: 5, end: 10, team: "Build"), Work(id: "Tests", start: 9, end: 13, team: "Build"),
  ]

  private func day(_ number: Int) -> Date { Date(timeIntervalSince1970: 1_717_372_800 + Double(number) * 86_400) }

  var body: some View {
    Chart {
      ForEach(work) { item in
        BarMark(
          xStart: .value("Start", day(item.start)), xEnd: .value("End", day(item.end)), y: .value("Task", item.id),
          height: 14
        )
        .foregroundStyle(by: .value("Team", item.team))
      }
      RuleMark(x: .value("Today", day(8)))
        .foregroundStyle(.red)
        .lineStyle(StrokeStyle(lineWidth: 1, dash: [3]))
    }
  }
}

#Preview(traits: .fixedLayout(width: 332, height: 222)) { GanttChart().padding() }

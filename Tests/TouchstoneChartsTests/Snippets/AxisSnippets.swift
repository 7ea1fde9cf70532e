import Charts
import Foundation
import TouchstoneDrawing
import TouchstoneUI

/// Realistic charts with axes, scales and legends, in source that compiles on a Mac.
@MainActor enum AxisSnippets {
  static let months: [Date] = (0..<12).map { Date(timeIntervalSince1970: 1_609_459_200 + Double($0) * 2_629_800) }

  struct LeadingAxis: View {
    var body: some View {
      Chart(0..<8, id: \.self) { LineMark(x: .value("x", $0), y: .value("y", $0 * $0)) }
        .chartYAxis { AxisMarks(position: .leading) }
    }
  }

  struct DesiredCount: View {
    var body: some View {
      Chart(0..<8, id: \.self) { LineMark(x: .value("x", $0), y: .value("y", $0 * $0)) }
        .chartXAxis { AxisMarks(values: .automatic(desiredCount: 8)) }
        .chartYAxis { AxisMarks(values: .stride(by: 10)) }
    }
  }

  struct Months: View {
    var body: some View {
      Chart(months, id: \.self) { month in
        BarMark(x: .value("Month", month, unit: .month), y: .value("Sales", 1 + month.timeIntervalSince1970 / 1e9))
      }
      .chartXAxis {
        AxisMarks(values: .stride(by: .month, count: 2)) { _ in
          AxisGridLine()
          AxisTick()
          AxisValueLabel(format: .dateTime.month(.abbreviated), centered: true)
        }
      }
    }
  }

  struct Formats: View {
    var body: some View {
      Chart(0..<5, id: \.self) { PointMark(x: .value("x", $0), y: .value("y", Double($0) / 4)) }
        .chartYAxis { AxisMarks(format: Decimal.FormatStyle.Percent.percent, values: [0, 0.5, 1] as [Decimal]) }
        .chartXAxis { AxisMarks(format: IntegerFormatStyle<Int>.number.precision(.integerLength(2))) }
    }
  }

  struct Custom: View {
    var body: some View {
      Chart(0..<5, id: \.self) { BarMark(x: .value("x", "\($0)"), y: .value("y", $0 * 1000)) }
        .chartYAxis {
          AxisMarks(position: .leading, values: [0, 2000, 4000]) { value in
            AxisGridLine(stroke: StrokeStyle(lineWidth: 1, dash: [2, 4])).foregroundStyle(.gray)
            if let number = value.as(Int.self) {
              AxisValueLabel { Text("\(number / 1000)k").font(.caption).foregroundStyle(.blue) }
            }
          }
        }
    }
  }

  struct TwoAxes: View {
    var body: some View {
      Chart(0..<5, id: \.self) { LineMark(x: .value("x", $0), y: .value("y", $0)) }
        .chartYAxis {
          AxisMarks(preset: .aligned, position: .leading)
          AxisMarks(position: .trailing, values: [0, 4]) { value in
            switch value.index {
            case 0: AxisValueLabel("low")
            default: AxisValueLabel("high")
            }
          }
        }
    }
  }

  struct Turned: View {
    var body: some View {
      Chart(["January", "February", "March"], id: \.self) { BarMark(x: .value("m", $0), y: .value("n", $0.count)) }
        .chartXAxis {
          AxisMarks { _ in
            AxisValueLabel(collisionResolution: .greedy(minimumSpacing: 4), orientation: .verticalReversed)
          }
        }
    }
  }

  struct Titles: View {
    var body: some View {
      Chart(0..<5, id: \.self) { LineMark(x: .value("x", $0), y: .value("y", $0)) }
        .chartXAxisLabel("Seconds", position: .bottom, alignment: .center)
        .chartYAxisLabel(position: .leading, alignment: .center, spacing: 12) { Text("Speed").italic() }
    }
  }

  struct Hidden: View {
    var body: some View {
      Chart(0..<20, id: \.self) { LineMark(x: .value("x", $0), y: .value("y", $0 * 7 % 11)) }
        .chartXAxis(.hidden)
        .chartYAxis(.hidden)
        .chartLegend(.hidden)
        .frame(width: 80, height: 24)
    }
  }

  struct Domains: View {
    var body: some View {
      Chart(0..<5, id: \.self) { PointMark(x: .value("x", $0), y: .value("y", $0)) }
        .chartXScale(domain: [-1, 6], range: .plotDimension(padding: 12))
        .chartYScale(domain: .automatic(includesZero: false, reversed: true))
    }
  }

  struct LogScale: View {
    var body: some View {
      Chart(1..<7, id: \.self) { PointMark(x: .value("x", $0), y: .value("y", pow(10, Double($0)))) }
        .chartYScale(domain: 1...1e7, type: .log)
    }
  }

  struct ScaleByName: View {
    var body: some View {
      Chart(["a", "b", "c"], id: \.self) { name in
        BarMark(x: .value("n", name), y: .value("v", 1))
          .foregroundStyle(by: .value("n", name))
      }
      .chartForegroundStyleScale(domain: ["a", "b", "c"], range: [.red, .green, .blue])
      .chartLegend(position: .top, alignment: .trailing, spacing: 8)
    }
  }

  struct OwnLegend: View {
    var body: some View {
      Chart(["a", "b"], id: \.self) { name in
        PointMark(x: .value("n", name), y: .value("v", 1)).symbol(by: .value("n", name))
      }
      .chartSymbolScale(range: [.square, .triangle])
      .chartLegend(position: .trailing) {
        VStack(alignment: .leading) {
          Label("a", systemImage: "square.fill")
          Label("b", systemImage: "triangle.fill")
        }
      }
    }
  }

  struct Scrolling: View {
    @State private var position = 3

    var body: some View {
      Chart(0..<30, id: \.self) { BarMark(x: .value("x", $0), y: .value("y", $0 % 7)) }
        .chartScrollableAxes(.horizontal)
        .chartXVisibleDomain(length: 10)
        .chartScrollPosition(x: $position)
        .chartScrollTargetBehavior(.valueAligned(unit: 5, majorAlignment: .page))
    }
  }
}

extension AxisSnippets {
  static var all: [(name: String, view: AnyView)] {
    [
      ("leading axis", AnyView(LeadingAxis())), ("desired count", AnyView(DesiredCount())),
      ("months", AnyView(Months())), ("formats", AnyView(Formats())), ("custom marks", AnyView(Custom())),
      ("two axes", AnyView(TwoAxes())), ("turned labels", AnyView(Turned())), ("titles", AnyView(Titles())),
      ("hidden axes", AnyView(Hidden())), ("domains", AnyView(Domains())), ("log scale", AnyView(LogScale())),
      ("scale by name", AnyView(ScaleByName())), ("own legend", AnyView(OwnLegend())),
      ("scrolling", AnyView(Scrolling())),
    ]
  }
}

import Charts
import SwiftUI

/// The sources of electricity over a year, as sums or as shares.
struct EnergyChart: View {
  private struct Output: Identifiable {
    let source: String
    let month: Int
    let value: Double
    var id: String { "\(source) \(month)" }
  }

  let stacking: MarkStackingMethod

  private let outputs: [Output] = (1...12).flatMap { month in
    let summer = 1 - cos(Double(month) / 6 * .pi)
    return [
      Output(source: "Wind", month: month, value: 14 - summer * 3),
      Output(source: "Sun", month: month, value: 2 + summer * 6),
      Output(source: "Water", month: month, value: 5 + Double(month % 4)),
    ]
  }

  var body: some View {
    Chart(outputs) { output in
      AreaMark(x: .value("Month", output.month), y: .value("Output", output.value), stacking: stacking)
        .foregroundStyle(by: .value("Source", output.source))
        .interpolationMethod(.monotone)
    }
    .chartForegroundStyleScale(["Wind": Color.teal, "Sun": .yellow, "Water": .blue])
    .chartXScale(domain: 1...12)
  }
}

#Preview("Standard", traits: .fixedLayout(width: 332, height: 222)) { EnergyChart(stacking: .standard).padding() }

#Preview("Normalized", traits: .fixedLayout(width: 332, height: 222)) { EnergyChart(stacking: .normalized).padding() }

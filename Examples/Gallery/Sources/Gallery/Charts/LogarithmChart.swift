import Charts
import SwiftUI

/// Towns of very different sizes on a logarithmic scale.
struct LogarithmChart: View {
  private let towns: [(name: String, people: Double)] = [
    ("Hill", 320), ("Dale", 4_100), ("Port", 67_000), ("Bay", 890_000),
  ]

  var body: some View {
    Chart(towns, id: \.name) { town in
      BarMark(x: .value("Town", town.name), y: .value("People", town.people))
        .foregroundStyle(.brown)
    }
    .chartYScale(domain: 100...1_000_000, type: .log)
  }
}

#Preview(traits: .fixedLayout(width: 332, height: 222)) { LogarithmChart().padding() }

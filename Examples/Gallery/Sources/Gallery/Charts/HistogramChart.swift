import Charts
import SwiftUI

/// The distribution of the weights of 200 parcels.
struct HistogramChart: View {
  private struct Bin: Identifiable {
    let id: Int
    let range: ChartBinRange<Double>
    let count: Int
  }

  private let bins: [Bin] = {
    // Sums of three uniformly distributed numbers: nearly a bell curve.
    let weights = (0..<200).map { (number: Int) -> Double in
      let sum = number * 7 % 20 + number * 13 % 17 + number * 3 % 11
      return Double(sum) / 10
    }
    let bins = NumberBins(data: weights, desiredCount: 10)
    let counts = Dictionary(grouping: weights, by: bins.index).mapValues(\.count)
    return bins.indices.map { Bin(id: $0, range: bins[$0], count: counts[$0] ?? 0) }
  }()

  var body: some View {
    Chart(bins) { bin in
      BarMark(x: .value("Weight", bin.range), y: .value("Parcels", bin.count), width: .inset(1))
        .foregroundStyle(.indigo.gradient)
    }
    .chartXAxisLabel("kg")
  }
}

#Preview(traits: .fixedLayout(width: 332, height: 222)) { HistogramChart().padding() }

import Charts
import SwiftUI

/// Sixty flowers of three species: lengths on the axes, with symbols sized by age.
struct ScatterChart: View {
  private struct Flower: Identifiable {
    let id: Int
    let kind: String
    let sepal: Double
    let petal: Double
    let age: Double
  }

  private let flowers: [Flower] = (0..<60).map { number in
    let kind = number % 3
    let (a, b) = (Double(number * 17 % 23) / 12, Double(number * 29 % 19) / 12)
    return Flower(
      id: number, kind: ["setosa", "versicolor", "virginica"][kind], sepal: 4.4 + Double(kind) * 0.8 + a,
      petal: 1.2 + Double(kind) * 1.9 + b, age: Double(number % 7))
  }

  var body: some View {
    Chart(flowers) { flower in
      PointMark(x: .value("Sepal", flower.sepal), y: .value("Petal", flower.petal))
        .foregroundStyle(by: .value("Kind", flower.kind))
        .symbol(by: .value("Kind", flower.kind))
        .symbolSize(by: .value("Age", flower.age))
        .opacity(0.8)
    }
    .chartXScale(domain: 4...8)
    .chartSymbolSizeScale(range: 15...90)
  }
}

#Preview(traits: .fixedLayout(width: 332, height: 222)) { ScatterChart().padding() }

import Charts
import Foundation
import SwiftUI

/// Charts with a great many marks; the cost per mark is the time divided by their number.
@MainActor enum ChartBenchmarks {
  /// Relative to the card drawn by hand.
  static func charts() throws -> Benchmark {
    var benchmark = Benchmark("charts of 600×300 @2x", rounds: 3)
    let floor = try Floor(scale: 2, keepsParts: false)
    benchmark.step("C: card") { floor.draw() }
    benchmark.step("line, 100,000 points") { _ = try Picture.bitmap(line(100_000), scale: 2) }
    benchmark.step("line, 100,000 points, drawing steps") { Picture.list(line(100_000), scale: 2) }
    benchmark.step("line of a collection, 100,000 points") { _ = try Picture.bitmap(linePlot(100_000), scale: 2) }
    benchmark.step("area, 100,000 points") { _ = try Picture.bitmap(area(100_000), scale: 2) }
    benchmark.step("10,000 points of four series") { _ = try Picture.bitmap(points(10_000), scale: 2) }
    benchmark.step("10,000 bars") { _ = try Picture.bitmap(bars(10_000), scale: 2) }
    return benchmark
  }

  static func line(_ count: Int) -> some View {
    Chart(0..<count, id: \.self) { index in
      LineMark(x: .value("x", index), y: .value("y", sin(Double(index) / 500)))
    }
    .frame(width: 600, height: 300)
  }

  private static func linePlot(_ count: Int) -> some View {
    let points = (0..<count).map { CGPoint(x: Double($0), y: sin(Double($0) / 500)) }
    return Chart { LinePlot(points, x: .value("x", \.x), y: .value("y", \.y)) }.frame(width: 600, height: 300)
  }

  private static func area(_ count: Int) -> some View {
    Chart(0..<count, id: \.self) { index in
      AreaMark(x: .value("x", index), y: .value("y", 2 + sin(Double(index) / 500)))
    }
    .frame(width: 600, height: 300)
  }

  private static func points(_ count: Int) -> some View {
    Chart(0..<count, id: \.self) { index in
      PointMark(x: .value("x", index), y: .value("y", sin(Double(index))))
        .foregroundStyle(by: .value("series", "series \(index % 4)"))
        .opacity(0.5)
    }
    .frame(width: 600, height: 300)
  }

  static func bars(_ count: Int) -> some View {
    Chart(0..<count, id: \.self) { index in BarMark(x: .value("x", "\(index)"), y: .value("y", index % 17)) }
      .frame(width: 600, height: 300)
  }
}

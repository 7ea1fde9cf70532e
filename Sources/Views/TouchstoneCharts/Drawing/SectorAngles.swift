import Foundation
import TouchstoneDrawing

/// The angle ranges of a chart's sectors, in radians clockwise from the top, by the indices of their marks.
struct SectorAngles {
  private(set) var ranges: [Int: ClosedRange<Double>] = [:]
  /// The sum of all sectors' angles.
  private(set) var total = 0.0
  /// The running totals before and after each sector, by the index of its mark.
  private(set) var sums: [(order: Int, range: ClosedRange<Double>)] = []

  init(_ marks: [Mark]) {
    var sum = 0.0
    for mark in marks where mark.kind == .sector {
      switch mark.x {
      case .value(let value):
        let angle = max(0, value.quantity.flatMap { $0.isFinite ? $0 : nil } ?? 0)
        sums.append((mark.order, sum...(sum + angle)))
        sum += angle
      case .interval(let lower, let upper), .bin(let lower, let upper):
        guard let from = lower.quantity, let to = upper.quantity, from.isFinite, to.isFinite else { continue }
        sums.append((mark.order, min(from, to)...max(from, to)))
        sum = max(sum, max(from, to))
      default: continue
      }
    }
    total = sum
    guard sum > 0, sum.isFinite else { return }
    for (order, range) in sums {
      ranges[order] = (range.lowerBound / sum * 2 * .pi)...(range.upperBound / sum * 2 * .pi)
    }
  }
}

import Foundation
import TouchstoneDrawing
import TouchstoneUI

extension Mark {
  /// The axis along which a bar or an area shows a number; `nil` for marks that show none.
  ///
  /// - Source: for bars of two numbers it is inferred that they are upright.
  var valueAxis: Axis? {
    guard kind == .bar || kind == .area else { return nil }
    if case .interval = x, kind == .area { return .horizontal }
    switch (x, y) {
    case (.value(.number), .value(.text)), (.value(.number), .value(.date)), (.value(.number), .bin): return .horizontal
    case (.value(.number), .pointInterval), (.interval, .value), (.interval, .bin): return .horizontal
    case (.pointInterval, .value(.number)): return .vertical
    case (.pointInterval, _): return .horizontal
    default: return .vertical
    }
  }

  /// The number that stacks add up, and the position at which they stand.
  fileprivate var stacked: (number: Double, at: MarkPosition)? {
    guard stacking != .unstacked, let axis = valueAxis else { return nil }
    let (value, place) = axis == .vertical ? (y, x) : (x, y)
    guard case .value(.number(let number)) = value, number.isFinite else { return nil }
    switch place {
    case .value, .bin: return (number, place)
    // A lone bar, across the whole plot: `BarMark(x:)`.
    case .pointInterval, .points, .none: return kind == .bar ? (number, .none) : nil
    case .interval: return nil
    }
  }
}

/// Where the marks of stacks begin and end, by their order.
///
/// - Source: Swift Charts, `MarkStackingMethod`; the order of appearance is measured: the first lies at the base.
struct Stacking {
  private(set) var ranges: [Int: ClosedRange<Double>] = [:]
  /// The marks whose number points downwards.
  private(set) var downward: Set<Int> = []
  /// The marks that no other one of their stack lies beyond.
  private(set) var outermost: Set<Int> = []
  /// Whether all stacks are shares of 1.
  private(set) var isNormalized = false

  private struct Place: Hashable {
    let isBar: Bool
    let values: [_PlottedValue]
    let group: _PlottedValue?
  }

  init(_ marks: [Mark]) {
    var stacks: [Place: [(order: Int, number: Double, method: MarkStackingMethod)]] = [:]
    var places: [Place] = []
    for mark in marks {
      guard let (number, position) = mark.stacked else { continue }
      let place = Place(isBar: mark.kind == .bar, values: position.values, group: mark.style.group?.key)
      if stacks[place] == nil { places.append(place) }
      stacks[place, default: []].append((mark.order, number, mark.stacking))
    }
    isNormalized = !stacks.isEmpty && stacks.values.allSatisfy { $0.allSatisfy { $0.method == .normalized } }
    for place in places { add(stacks[place] ?? []) }
  }

  private mutating func add(_ stack: [(order: Int, number: Double, method: MarkStackingMethod)]) {
    let total = stack.reduce(0) { $0 + abs($1.number) }
    var (above, below) = (0.0, 0.0)
    var (top, bottom): (Int?, Int?)
    for (order, number, method) in stack {
      var number = number
      if method == .normalized { number = total > 0 ? number / total : 0 }
      if method == .center { number = abs(number) }
      let shift = method == .center ? -total / 2 : 0
      if number < 0 {
        ranges[order] = (below + number)...below
        below += number
        downward.insert(order)
        bottom = order
      } else {
        ranges[order] = (above + shift)...(above + shift + number)
        above += number
        top = order
      }
    }
    outermost.formUnion([top, bottom].compactMap { $0 })
  }
}

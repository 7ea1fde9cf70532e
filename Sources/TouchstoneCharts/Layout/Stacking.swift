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
/// The marks of masks do not stack: their order is negative.
///
/// - Source: Swift Charts, `MarkStackingMethod`; the order of appearance is measured: the first lies at the base.
struct Stacking {
  /// The part of a stack that a mark takes.
  struct Range {
    let values: ClosedRange<Double>
    /// Whether the number of the mark points downwards.
    let isDownward: Bool
    /// Whether no other mark of the stack lies beyond.
    var isOutermost = false
  }

  private var ranges: [Range?] = []
  /// Whether all stacks are shares of 1.
  private(set) var isNormalized = false

  private struct Place: Hashable {
    let isBar: Bool
    let lower: _PlottedValue?
    let upper: _PlottedValue?
    let group: _PlottedValue?

    init(_ mark: Mark, _ position: MarkPosition) {
      isBar = mark.kind == .bar
      (lower, upper) =
        switch position {
        case .value(let value): (value, nil)
        case .bin(let lower, let upper), .interval(let lower, let upper): (lower, upper)
        case .none, .points, .pointInterval: (nil, nil)
        }
      group = mark.style.group?.key
    }
  }

  /// A mark of a stack.
  private struct Part {
    let order: Int
    let number: Double
    let method: MarkStackingMethod
  }

  init(_ marks: [Mark]) {
    var numbers: [Place: Int] = [:]
    var stacks: [[Part]] = []
    for mark in marks {
      guard let (number, position) = mark.stacked else { continue }
      let part = Part(order: mark.order, number: number, method: mark.stacking)
      let stack = numbers[Place(mark, position), default: stacks.count]
      if stack == stacks.count {
        numbers[Place(mark, position)] = stack
        stacks.append([part])
      } else {
        stacks[stack].append(part)
      }
    }
    if !stacks.isEmpty { ranges = Array(repeating: nil, count: marks.count) }
    isNormalized = !stacks.isEmpty && stacks.allSatisfy { $0.allSatisfy { $0.method == .normalized } }
    for stack in stacks { add(stack) }
  }

  private mutating func add(_ stack: [Part]) {
    let total = stack.reduce(0) { $0 + abs($1.number) }
    var (above, below) = (0.0, 0.0)
    var (top, bottom): (Int?, Int?)
    for part in stack {
      let (order, method) = (part.order, part.method)
      var number = part.number
      if method == .normalized { number = total > 0 ? number / total : 0 }
      if method == .center { number = abs(number) }
      let shift = method == .center ? -total / 2 : 0
      if number < 0 {
        ranges[order] = Range(values: (below + number)...below, isDownward: true)
        below += number
        bottom = order
      } else {
        ranges[order] = Range(values: (above + shift)...(above + shift + number), isDownward: false)
        above += number
        top = order
      }
    }
    for order in [top, bottom] { if let order { ranges[order]?.isOutermost = true } }
  }

  /// The part of a stack that a mark takes, or `nil` if it is in none.
  subscript(mark: Mark) -> Range? { ranges.indices.contains(mark.order) ? ranges[mark.order] : nil }
}

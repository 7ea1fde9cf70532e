import Foundation
import TouchstoneDrawing
import TouchstoneUI

extension Mark {
  /// The axis along which a bar or an area shows a number; `nil` for other marks.
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

  /// The number that is added to a stack, and the position of the stack.
  fileprivate var stacked: (number: Double, at: MarkPosition)? {
    guard stacking != .unstacked, let axis = valueAxis else { return nil }
    let (value, place) = axis == .vertical ? (y, x) : (x, y)
    guard case .value(.number(let number)) = value, number.isFinite else { return nil }
    switch place {
    case .value, .bin: return (number, place)
    // A single bar across the whole plot: `BarMark(x:)`.
    case .pointInterval, .points, .none: return kind == .bar ? (number, .none) : nil
    case .interval: return nil
    }
  }
}

/// The start and end values of stacked marks, by their indices.
///
/// The marks of masks are not stacked: their indices are negative.
///
/// - Source: Swift Charts, `MarkStackingMethod`; the order of appearance is measured: the first lies at the base.
struct Stacking {
  /// The part of a stack that a mark occupies.
  struct Range {
    let values: ClosedRange<Double>
    /// Whether the mark's number extends downwards.
    let isDownward: Bool
    /// Whether the mark is the last one of its stack.
    var isOutermost = false
  }

  private var ranges: [Range?] = []
  /// Whether all stacks are normalised to 1.
  private(set) var isNormalized = false

  /// The identity of a stack. The rarer parts are boxed, because a chart may have a million marks.
  private struct Place: Hashable {
    let value: _PlottedValue?
    let isBar: Bool
    let more: More

    indirect enum More: Hashable {
      case nothing
      case more(upper: _PlottedValue?, group: _PlottedValue?)
    }

    init(_ mark: Mark, _ position: MarkPosition) {
      isBar = mark.kind == .bar
      value = position.key
      let (upper, group) = (position.upper, mark.style.group?.key)
      more = upper == nil && group == nil ? .nothing : .more(upper: upper, group: group)
    }
  }

  /// The running totals of a stack.
  private struct Stack {
    /// The sum of all absolute values.
    var total = 0.0
    /// The sums of the positive and negative numbers so far, and the last mark of each.
    var above = 0.0
    var below = 0.0
    var top: Int?
    var bottom: Int?
  }

  init(_ marks: [Mark]) {
    guard marks.contains(where: { $0.stacked != nil }) else { return }
    var numbers: [Place: Int32] = [:]
    var stacks: [Stack] = []
    isNormalized = true
    /// The index of each mark's stack; negative for unstacked marks.
    let stackOfMark = marks.map { mark -> Int32 in
      guard let (number, position) = mark.stacked else { return -1 }
      let stack = numbers[Place(mark, position), default: Int32(stacks.count)]
      if stack == stacks.count {
        numbers[Place(mark, position)] = stack
        stacks.append(Stack())
      }
      stacks[Int(stack)].total += abs(number)
      if mark.stacking != .normalized { isNormalized = false }
      return stack
    }
    numbers = [:]
    ranges = zip(marks, stackOfMark).map { mark, stack in
      mark.stacked.map { Self.add($0.number, of: mark, to: &stacks[Int(stack)]) }
    }
    for stack in stacks {
      for order in [stack.top, stack.bottom] { if let order { ranges[order]?.isOutermost = true } }
    }
  }

  /// Adds the number of a mark to its stack, and returns the part that the mark occupies.
  private static func add(_ value: Double, of mark: Mark, to stack: inout Stack) -> Range {
    var number = value
    if mark.stacking == .normalized { number = stack.total > 0 ? number / stack.total : 0 }
    if mark.stacking == .center { number = abs(number) }
    let shift = mark.stacking == .center && stack.total.isFinite ? -stack.total / 2 : 0
    if number < 0 {
      defer { (stack.below, stack.bottom) = (stack.below + number, mark.order) }
      return Range(values: (stack.below + number)...stack.below, isDownward: true)
    }
    defer { (stack.above, stack.top) = (stack.above + number, mark.order) }
    return Range(values: (stack.above + shift)...(stack.above + shift + number), isDownward: false)
  }

  /// The part of a stack that a mark occupies, or `nil` if it is not stacked.
  subscript(mark: Mark) -> Range? { ranges.indices.contains(mark.order) ? ranges[mark.order] : nil }
}

import Foundation
import TouchstoneUI

/// What kinds of marks there are.
enum MarkKind: String, Hashable {
  case bar = "BarMark"
  case line = "LineMark"
  case area = "AreaMark"
  case point = "PointMark"
  case rule = "RuleMark"
  case rectangle = "RectangleMark"
  case sector = "SectorMark"

  /// Whether several marks make one outline.
  var isSeries: Bool { self == .line || self == .area }
}

/// Where a mark lies along an axis.
enum MarkPosition: Equatable {
  /// The mark says nothing of the axis.
  case none
  case value(_PlottedValue)
  /// A unit of time or a bin: the mark lies in its middle.
  case bin(_PlottedValue, _PlottedValue)
  /// The mark reaches from one value to another.
  case interval(_PlottedValue, _PlottedValue)
  /// Points from the leading or the top edge of the plot; `nil` is its middle.
  case points(CGFloat?)
  /// Points from the leading or the top edge of the plot; `nil` is an edge.
  case pointInterval(CGFloat?, CGFloat?)

  /// The values that a scale must contain.
  var values: [_PlottedValue] {
    switch self {
    case .none, .points, .pointInterval: []
    case .value(let value): [value]
    case .bin(let lower, let upper), .interval(let lower, let upper): [lower, upper]
    }
  }

  /// The value that tells stacks and groups apart.
  var key: _PlottedValue? {
    switch self {
    case .none, .points, .pointInterval: nil
    case .value(let value), .bin(let value, _), .interval(let value, _): value
    }
  }

  /// The other end of a bin or an interval.
  var upper: _PlottedValue? {
    switch self {
    case .none, .value, .points, .pointInterval: nil
    case .bin(_, let upper), .interval(_, let upper): upper
    }
  }

  /// The value, if it is a single one.
  var single: _PlottedValue? { if case .value(let value) = self { value } else { nil } }
}

/// One mark: what it says of its channels, and its style.
struct Mark {
  let kind: MarkKind
  var x = MarkPosition.none
  var y = MarkPosition.none
  var stacking = MarkStackingMethod.unstacked
  var details: MarkDetails?
  let sharedStyle: SharedMarkStyle
  /// The number of the mark in the order of the data.
  let order: Int

  init(_ kind: MarkKind, style: SharedMarkStyle, order: Int) {
    self.kind = kind
    sharedStyle = style
    self.order = order
  }

  var style: MarkStyle { _read { yield sharedStyle.style } }
  var series: _PlottedValue? { details?.series }
  var sector: SectorGeometry? { details?.sector }
  var function: PlottedFunction? { details?.function }
}

import Foundation
import TouchstoneUI

/// A kind of mark.
enum MarkKind: String, Hashable {
  case bar = "BarMark"
  case line = "LineMark"
  case area = "AreaMark"
  case point = "PointMark"
  case rule = "RuleMark"
  case rectangle = "RectangleMark"
  case sector = "SectorMark"

  /// Whether several marks form one outline.
  var isSeries: Bool { self == .line || self == .area }
}

/// The position of a mark along an axis.
enum MarkPosition: Equatable {
  /// No position along this axis.
  case none
  case value(_PlottedValue)
  /// A calendar unit or a bin: the mark is at its centre.
  case bin(_PlottedValue, _PlottedValue)
  /// An interval: the mark extends from one value to the other.
  case interval(_PlottedValue, _PlottedValue)
  /// A distance from the leading or top edge of the plot in points; `nil` is the centre.
  case points(CGFloat?)
  /// Distances from the leading or top edge of the plot in points; `nil` is an edge.
  case pointInterval(CGFloat?, CGFloat?)

  /// The values that the scale must include.
  var values: [_PlottedValue] {
    switch self {
    case .none, .points, .pointInterval: []
    case .value(let value): [value]
    case .bin(let lower, let upper), .interval(let lower, let upper): [lower, upper]
    }
  }

  /// The value that identifies the stack or group.
  var key: _PlottedValue? {
    switch self {
    case .none, .points, .pointInterval: nil
    case .value(let value), .bin(let value, _), .interval(let value, _): value
    }
  }

  /// The upper end of a bin or an interval.
  var upper: _PlottedValue? {
    switch self {
    case .none, .value, .points, .pointInterval: nil
    case .bin(_, let upper), .interval(_, let upper): upper
    }
  }

  /// The value, if the position is a single value.
  var single: _PlottedValue? { if case .value(let value) = self { value } else { nil } }
}

/// A mark: its positions, details and style.
struct Mark {
  let kind: MarkKind
  var x = MarkPosition.none
  var y = MarkPosition.none
  var stacking = MarkStackingMethod.unstacked
  var details: MarkDetails?
  let sharedStyle: SharedMarkStyle
  /// The index of the mark in data order.
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

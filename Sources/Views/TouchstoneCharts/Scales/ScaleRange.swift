public import Foundation
public import TouchstoneUI

/// The range of a scale: the styles, symbols or lengths that it maps values to.
///
/// - Source: Swift Charts, `ScaleRange`.
public protocol ScaleRange {
  /// The type that values are mapped to.
  associatedtype VisualValue
}

extension Array: ScaleRange {
  public typealias VisualValue = Element
}

extension ClosedRange: ScaleRange {
  public typealias VisualValue = Bound
}

extension Gradient: ScaleRange {
  public typealias VisualValue = Color
}

/// The range of positions that a scale maps values to.
///
/// - Source: Swift Charts, `PositionScaleRange`.
public protocol PositionScaleRange: ScaleRange where VisualValue == CGFloat {}

extension ClosedRange: PositionScaleRange where Bound == CGFloat {}

/// The width or height of the plot, less padding at each end.
///
/// - Source: Swift Charts, `PlotDimensionScaleRange`.
public struct PlotDimensionScaleRange: PositionScaleRange, Sendable {
  public typealias VisualValue = CGFloat

  let startPadding: CGFloat
  let endPadding: CGFloat
}

extension PositionScaleRange where Self == PlotDimensionScaleRange {
  /// The width or height of the plot.
  public static var plotDimension: PlotDimensionScaleRange {
    PlotDimensionScaleRange(startPadding: 0, endPadding: 0)
  }

  /// Returns the width or height of the plot, less padding at both ends, in points.
  public static func plotDimension(padding: CGFloat) -> PlotDimensionScaleRange {
    PlotDimensionScaleRange(startPadding: padding, endPadding: padding)
  }

  /// Returns the width or height of the plot, less padding at each end, in points.
  public static func plotDimension(startPadding: CGFloat = 0, endPadding: CGFloat = 0) -> PlotDimensionScaleRange {
    PlotDimensionScaleRange(startPadding: startPadding, endPadding: endPadding)
  }
}

/// A range of positions in the form that scales use.
enum PlaceRange: Equatable {
  case plot(startPadding: CGFloat, endPadding: CGFloat)
  /// Distances from the start of the axis, in points.
  case points(CGFloat, CGFloat)

  init(_ range: some PositionScaleRange) {
    switch range {
    case let plot as PlotDimensionScaleRange:
      self = .plot(startPadding: plot.startPadding, endPadding: plot.endPadding)
    case let points as ClosedRange<CGFloat>: self = .points(points.lowerBound, points.upperBound)
    default: self = .plot(startPadding: 0, endPadding: 0)
    }
  }

  /// Returns the start and end of the scale on an axis of the given length; padding that is not finite counts as 0.
  func ends(length: CGFloat) -> (start: CGFloat, end: CGFloat) {
    func finite(_ length: CGFloat) -> CGFloat { length.isFinite ? length : 0 }
    return switch self {
    case .plot(let start, let end): (finite(start), max(finite(start), length - finite(end)))
    case .points(let start, let end): (finite(start), finite(end))
    }
  }
}

/// The rule that determines the inside of a path.
///
/// - Source: Core Graphics, `CGPathFillRule`.
public enum CGPathFillRule: Int, Hashable, Sendable {
  /// The nonzero winding rule: a point is inside if the path winds around it more often in one direction than the
  /// other.
  case winding = 0
  /// The even–odd rule: a point is inside if a ray from it crosses the path an odd number of times.
  case evenOdd = 1
}

/// The ways to draw a path.
///
/// - Source: Core Graphics, `CGPathDrawingMode`.
public enum CGPathDrawingMode: Int32, Hashable, Sendable {
  /// Fills the path with the winding rule.
  case fill = 0
  /// Fills the path with the even–odd rule.
  case eoFill = 1
  /// Strokes the path.
  case stroke = 2
  /// Fills the path with the winding rule, then strokes it.
  case fillStroke = 3
  /// Fills the path with the even–odd rule, then strokes it.
  case eoFillStroke = 4
}

/// The quality of the interpolation between an image's pixels.
///
/// - Source: Core Graphics, `CGInterpolationQuality`.
public enum CGInterpolationQuality: Int32, Hashable, Sendable {
  /// The same as `medium`.
  case `default` = 0
  /// Nearest-neighbour sampling: pixels become squares.
  case none = 1
  /// The fastest interpolation.
  case low = 2
  /// The best interpolation.
  case high = 3
  /// A compromise between speed and quality.
  case medium = 4

  /// The equivalent quality in a display list.
  var interpolation: ImageDrawing.Interpolation {
    switch self {
    case .none: .none
    case .low: .low
    case .default, .medium: .medium
    case .high: .high
    }
  }
}

/// Whether a gradient's end colours extend beyond its start and end.
///
/// - Source: Core Graphics, `CGGradientDrawingOptions`.
public struct CGGradientDrawingOptions: OptionSet, Hashable, Sendable {
  /// The bits of the options.
  public let rawValue: UInt32

  /// Creates options from their raw value.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// The first colour extends before the start.
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
  /// The last colour extends beyond the end.
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}

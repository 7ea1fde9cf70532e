/// The rule by which the inside of an outline is found.
///
/// - Source: Core Graphics, `CGPathFillRule`.
public enum CGPathFillRule: Int, Hashable, Sendable {
  /// A point is inside if the outline goes round it more often one way than the other.
  case winding = 0
  /// A point is inside if a ray from it crosses the outline an odd number of times.
  case evenOdd = 1
}

/// What is done with an outline.
///
/// - Source: Core Graphics, `CGPathDrawingMode`.
public enum CGPathDrawingMode: Int32, Hashable, Sendable {
  /// Fills the inside by the winding rule.
  case fill = 0
  /// Fills the inside by the even–odd rule.
  case eoFill = 1
  /// Traces the outline.
  case stroke = 2
  /// Fills the inside by the winding rule, then traces the outline.
  case fillStroke = 3
  /// Fills the inside by the even–odd rule, then traces the outline.
  case eoFillStroke = 4
}

/// How colours between the pixels of an image are found.
///
/// - Source: Core Graphics, `CGInterpolationQuality`.
public enum CGInterpolationQuality: Int32, Hashable, Sendable {
  /// The same as `medium`.
  case `default` = 0
  /// The nearest pixel's colour: pixels become squares.
  case none = 1
  /// The fastest way that still mixes neighbours.
  case low = 2
  /// The finest way.
  case high = 3
  /// A middle way between speed and quality.
  case medium = 4

  /// The quality as drawings name it.
  var interpolation: ImageDrawing.Interpolation {
    switch self {
    case .none: .none
    case .low: .low
    case .default, .medium: .medium
    case .high: .high
    }
  }
}

/// Where the end colours of a gradient go on.
///
/// - Source: Core Graphics, `CGGradientDrawingOptions`.
public struct CGGradientDrawingOptions: OptionSet, Hashable, Sendable {
  /// One bit for each side.
  public let rawValue: UInt32

  /// Creates options from their bits.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// The first colour goes on before the start.
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
  /// The last colour goes on after the end.
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}

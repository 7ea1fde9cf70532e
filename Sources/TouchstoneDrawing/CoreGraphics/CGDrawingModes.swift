/// The rule by which the inside of an outline is found.
///
/// - Source: Core Graphics, `CGPathFillRule`.
public enum CGPathFillRule: Int, Hashable, Sendable {
  case winding = 0
  case evenOdd = 1
}

/// What is done with an outline.
///
/// - Source: Core Graphics, `CGPathDrawingMode`.
public enum CGPathDrawingMode: Int32, Hashable, Sendable {
  case fill = 0
  case eoFill = 1
  case stroke = 2
  case fillStroke = 3
  case eoFillStroke = 4
}

/// How colours between the pixels of an image are found.
///
/// - Source: Core Graphics, `CGInterpolationQuality`.
public enum CGInterpolationQuality: Int32, Hashable, Sendable {
  case `default` = 0
  case none = 1
  case low = 2
  case high = 3
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

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

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

/// The ways to draw a path.
///
/// - Source: Core Graphics, `CGPathDrawingMode`.
public enum CGPathDrawingMode: Int32, Hashable, Sendable {
  /// Fills the path with the winding rule.
  case fill = 0
  /// Fills the path with the even–odd rule.
  case eoFill = 1
  case stroke = 2
  /// Fills the path with the winding rule, then strokes it.
  case fillStroke = 3
  /// Fills the path with the even–odd rule, then strokes it.
  case eoFillStroke = 4
}

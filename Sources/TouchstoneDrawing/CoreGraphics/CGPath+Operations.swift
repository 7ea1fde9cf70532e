/// The areas of two outlines, combined as `Path` does.
///
/// - Source: Core Graphics, `CGPath`.
extension CGPath {
  /// The area of this outline, without overlaps.
  public func normalized(using rule: CGPathFillRule = .winding) -> CGPath {
    CGPath(outline.normalized(eoFill: rule == .evenOdd))
  }

  /// The area that lies in this outline or in another one.
  public func union(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    CGPath(outline.union(other.outline, eoFill: rule == .evenOdd))
  }

  /// The area that lies in this outline and in another one.
  public func intersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    CGPath(outline.intersection(other.outline, eoFill: rule == .evenOdd))
  }

  /// The area that lies in this outline and not in another one.
  public func subtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    CGPath(outline.subtracting(other.outline, eoFill: rule == .evenOdd))
  }

  /// The area that lies in just one of this outline and another one.
  public func symmetricDifference(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    CGPath(outline.symmetricDifference(other.outline, eoFill: rule == .evenOdd))
  }

  /// The parts of this line that lie in the area of another outline.
  public func lineIntersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    CGPath(outline.lineIntersection(other.outline, eoFill: rule == .evenOdd))
  }

  /// The parts of this line that lie outside of the area of another outline.
  public func lineSubtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    CGPath(outline.lineSubtraction(other.outline, eoFill: rule == .evenOdd))
  }

  /// Whether the areas of two outlines share more than a border.
  public func intersects(_ other: CGPath, using rule: CGPathFillRule = .winding) -> Bool {
    !intersection(other, using: rule).isEmpty
  }
}

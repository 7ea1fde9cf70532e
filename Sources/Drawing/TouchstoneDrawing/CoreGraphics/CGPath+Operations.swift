/// Boolean operations on the areas of two paths, as on `Path`.
///
/// - Source: Core Graphics, `CGPath`.
extension CGPath {
  /// Returns the area of this path without overlaps.
  public func normalized(using rule: CGPathFillRule = .winding) -> CGPath {
    CGPath(outline.normalized(eoFill: rule == .evenOdd))
  }

  /// Returns the area that is inside this path or another one.
  public func union(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    CGPath(outline.union(other.outline, eoFill: rule == .evenOdd))
  }

  /// Returns the area that is inside both this path and another one.
  public func intersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    CGPath(outline.intersection(other.outline, eoFill: rule == .evenOdd))
  }

  /// Returns the area that is inside this path but not inside another one.
  public func subtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    CGPath(outline.subtracting(other.outline, eoFill: rule == .evenOdd))
  }

  /// Returns the area that is inside exactly one of this path and another one.
  public func symmetricDifference(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    CGPath(outline.symmetricDifference(other.outline, eoFill: rule == .evenOdd))
  }

  /// Returns the parts of this line that are inside another path.
  public func lineIntersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    CGPath(outline.lineIntersection(other.outline, eoFill: rule == .evenOdd))
  }

  /// Returns the parts of this line that are outside another path.
  public func lineSubtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    CGPath(outline.lineSubtraction(other.outline, eoFill: rule == .evenOdd))
  }

  /// Returns whether the areas of two paths share more than a border.
  public func intersects(_ other: CGPath, using rule: CGPathFillRule = .winding) -> Bool {
    !intersection(other, using: rule).isEmpty
  }
}

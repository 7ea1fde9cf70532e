/// Boolean operations on the areas of two paths.
///
/// The results consist of lines: curves are flattened to within 1/100 pt, or 1/10 000 of the size for small paths.
/// Intersection points are rounded to 1/67 108 864 of the size. Results run clockwise on screen around their area,
/// counterclockwise around holes, and do not intersect themselves. Elements with non-finite coordinates are left out;
/// paths that extend beyond 10¹⁵⁰ pt have no area. Cost: O(n log n) for n lines of which few cross the same horizontal
/// line.
///
/// - Source: SwiftUI, `Path`; snap rounding after Hobby, "Practical segment intersection with finite precision output".
extension Path {
  /// Returns the area that is inside this path or another one.
  public func union(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, eoFill: eoFill) { $0 || $1 }
  }

  /// Returns the area that is inside both this path and another one.
  public func intersection(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, eoFill: eoFill) { $0 && $1 }
  }

  /// Returns the area that is inside this path but not inside another one.
  public func subtracting(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, eoFill: eoFill) { $0 && !$1 }
  }

  /// Returns the area that is inside exactly one of this path and another one.
  public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, eoFill: eoFill) { $0 != $1 }
  }

  /// Returns the area of this path without overlaps.
  public func normalized(eoFill: Bool = true) -> Path {
    combined(with: Path(), eoFill: eoFill) { first, _ in first }
  }

  private func combined(with other: Path, eoFill: Bool, _ isInside: @escaping (Bool, Bool) -> Bool) -> Path {
    func covers(_ winding: Int) -> Bool { eoFill ? !winding.isMultiple(of: 2) : winding != 0 }
    return PathArrangement(self, other).outline { isInside(covers($0.first), covers($0.second)) }
  }
}

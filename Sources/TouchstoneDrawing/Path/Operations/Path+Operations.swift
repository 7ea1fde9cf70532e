/// The areas of two outlines, combined.
///
/// The results are made of lines: a curve is replaced by lines that leave it by 1/100 pt at most, and by 1/10 000 of
/// the size of small outlines. Points where outlines cross are rounded to 1/67 108 864 of the size. Results run
/// clockwise on screen around their area, the other way around holes, and do not cross themselves. Steps with a number
/// that is not finite are left out; outlines that reach beyond 10¹⁵⁰ pt have no area. Cost: O(n log n) for n lines of
/// which few are crossed by one horizontal line.
///
/// - Source: SwiftUI, `Path`; snap rounding after Hobby, "Practical segment intersection with finite precision output".
extension Path {
  /// The area that lies in this outline or in another one.
  public func union(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, eoFill: eoFill) { $0 || $1 }
  }

  /// The area that lies in this outline and in another one.
  public func intersection(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, eoFill: eoFill) { $0 && $1 }
  }

  /// The area that lies in this outline and not in another one.
  public func subtracting(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, eoFill: eoFill) { $0 && !$1 }
  }

  /// The area that lies in just one of this outline and another one.
  public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, eoFill: eoFill) { $0 != $1 }
  }

  /// The area of this outline, without overlaps.
  public func normalized(eoFill: Bool = true) -> Path {
    combined(with: Path(), eoFill: eoFill) { first, _ in first }
  }

  private func combined(with other: Path, eoFill: Bool, _ isInside: @escaping (Bool, Bool) -> Bool) -> Path {
    func covers(_ winding: Int) -> Bool { eoFill ? !winding.isMultiple(of: 2) : winding != 0 }
    return PathArrangement(self, other).outline { isInside(covers($0.first), covers($0.second)) }
  }
}

import Foundation
import TouchstoneDrawing

extension Shape {
  /// Returns the intersection of this shape with another one.
  public func intersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(first: self, second: other, eoFill: eoFill) { $0.intersection($1, eoFill: $2) }
  }

  /// Returns the union of this shape with another one.
  public func union<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(first: self, second: other, eoFill: eoFill) { $0.union($1, eoFill: $2) }
  }

  /// Returns this shape without the area of another one.
  public func subtracting<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(first: self, second: other, eoFill: eoFill) { $0.subtracting($1, eoFill: $2) }
  }

  /// Returns the area that is in either this shape or another one, but not in both.
  public func symmetricDifference<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(first: self, second: other, eoFill: eoFill) { $0.symmetricDifference($1, eoFill: $2) }
  }

  /// Returns the parts of this shape's outline that are inside of another shape.
  public func lineIntersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(first: self, second: other, eoFill: eoFill) { $0.lineIntersection($1, eoFill: $2) }
  }

  /// Returns the parts of this shape's outline that are outside of another shape.
  public func lineSubtraction<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(first: self, second: other, eoFill: eoFill) { $0.lineSubtraction($1, eoFill: $2) }
  }
}

/// A combination of the outlines of two shapes in the same frame.
private struct CombinedShape<First: Shape, Second: Shape>: Shape {
  var first: First
  var second: Second
  let eoFill: Bool
  let combine: @Sendable (Path, Path, Bool) -> Path

  var animatableData: AnimatablePair<First.AnimatableData, Second.AnimatableData> {
    get { AnimatablePair(first.animatableData, second.animatableData) }
    set {
      first.animatableData = newValue.first
      second.animatableData = newValue.second
    }
  }

  func path(in rect: CGRect) -> Path { combine(first.path(in: rect), second.path(in: rect), eoFill) }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { first.sizeThatFits(proposal) }
}

import Foundation
import TouchstoneDrawing

extension Shape {
  /// The area that lies in this shape and in another one.
  public func intersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(first: self, second: other, eoFill: eoFill) { $0.intersection($1, eoFill: $2) }
  }

  /// The area that lies in this shape or in another one.
  public func union<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(first: self, second: other, eoFill: eoFill) { $0.union($1, eoFill: $2) }
  }

  /// The area that lies in this shape and not in another one.
  public func subtracting<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(first: self, second: other, eoFill: eoFill) { $0.subtracting($1, eoFill: $2) }
  }

  /// The area that lies in just one of this shape and another one.
  public func symmetricDifference<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(first: self, second: other, eoFill: eoFill) { $0.symmetricDifference($1, eoFill: $2) }
  }

  /// The parts of this shape's outline that lie in another shape.
  public func lineIntersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(first: self, second: other, eoFill: eoFill) { $0.lineIntersection($1, eoFill: $2) }
  }

  /// The parts of this shape's outline that lie outside of another shape.
  public func lineSubtraction<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(first: self, second: other, eoFill: eoFill) { $0.lineSubtraction($1, eoFill: $2) }
  }
}

/// Two shapes in one rectangle, whose outlines are combined.
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

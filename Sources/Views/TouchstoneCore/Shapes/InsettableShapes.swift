public import Foundation
public import TouchstoneDrawing

/// A shape drawn in an inset rectangle.
///
/// - Source: SwiftUI, `Rectangle._Inset` and its siblings.
public struct _InsetShape<Base: Shape>: InsettableShape {
  var base: Base
  var amount: CGFloat
  /// Returns the base shape for an inset; the corners of a rounded rectangle shrink with it.
  let shrink: @Sendable (Base, CGFloat) -> Base

  public func path(in rect: CGRect) -> Path {
    let inset = rect.insetBy(dx: min(amount, rect.width / 2), dy: min(amount, rect.height / 2))
    return shrink(base, amount).path(in: inset)
  }

  public var layoutDirectionBehavior: LayoutDirectionBehavior { base.layoutDirectionBehavior }

  public func inset(by amount: CGFloat) -> _InsetShape<Base> {
    var shape = self
    shape.amount += amount
    return shape
  }

  public var animatableData: AnimatablePair<Base.AnimatableData, CGFloat> {
    get { AnimatablePair(base.animatableData, amount) }
    set { (base.animatableData, amount) = (newValue.first, newValue.second) }
  }
}

extension Shape {
  fileprivate func inset(
    _ amount: CGFloat, shrink: @escaping @Sendable (Self, CGFloat) -> Self = { base, _ in base }
  ) -> _InsetShape<Self> {
    _InsetShape(base: self, amount: amount, shrink: shrink)
  }
}

extension Rectangle: InsettableShape {
  public func inset(by amount: CGFloat) -> some InsettableShape { inset(amount) }
}

extension Circle: InsettableShape {
  public func inset(by amount: CGFloat) -> some InsettableShape { inset(amount) }
}

extension Ellipse: InsettableShape {
  public func inset(by amount: CGFloat) -> some InsettableShape { inset(amount) }
}

extension Capsule: InsettableShape {
  public func inset(by amount: CGFloat) -> some InsettableShape { inset(amount) }
}

extension RoundedRectangle: InsettableShape {
  public func inset(by amount: CGFloat) -> some InsettableShape {
    inset(amount) { base, amount in
      RoundedRectangle(
        cornerSize: CGSize(
          width: max(0, base.cornerSize.width - amount), height: max(0, base.cornerSize.height - amount)),
        style: base.style)
    }
  }
}

extension UnevenRoundedRectangle: InsettableShape {
  public func inset(by amount: CGFloat) -> some InsettableShape {
    inset(amount) { base, amount in
      let radii = base.cornerRadii
      return UnevenRoundedRectangle(
        topLeadingRadius: max(0, radii.topLeading - amount),
        bottomLeadingRadius: max(0, radii.bottomLeading - amount),
        bottomTrailingRadius: max(0, radii.bottomTrailing - amount),
        topTrailingRadius: max(0, radii.topTrailing - amount),
        style: base.style)
    }
  }
}

public import Foundation
public import TouchstoneDrawing

/// The shape of the enclosing container, inset by the distance from it, or a rectangle if the container has no shape.
///
/// Widgets have a shape, and so has the content of `containerShape(_:)`.
///
/// - Source: SwiftUI, `ContainerRelativeShape`. Where the distances of the edges differ, Apple does not say which one
///   counts: here it is the smallest, so that all corners are alike.
public struct ContainerRelativeShape: InsettableShape {
  private var amount: CGFloat = 0

  /// Creates the shape.
  public init() {}

  public func path(in rect: CGRect) -> Path {
    let inset = rect.insetBy(dx: min(amount, rect.width / 2), dy: min(amount, rect.height / 2))
    return ContainerOutline.current?.path(around: inset) ?? Path(inset)
  }

  public func inset(by amount: CGFloat) -> some InsettableShape {
    var shape = self
    shape.amount += amount
    return shape
  }
}

extension View {
  /// Sets the container shape of the view's content, which `ContainerRelativeShape` follows.
  public nonisolated func containerShape<T: InsettableShape>(_ shape: T) -> some View {
    modifier(ContainerShapeEffect(outline: ContainerOutline(shape)))
  }
}

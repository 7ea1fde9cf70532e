public import Foundation
public import TouchstoneDrawing

/// The inset shape of the enclosing container, or a rectangle if the container has no shape.
///
/// - Source: SwiftUI, `ContainerRelativeShape`; only widgets have a container shape.
public struct ContainerRelativeShape: InsettableShape {
  /// Creates the shape.
  public init() {}

  public func path(in rect: CGRect) -> Path { Path(rect) }

  public func inset(by amount: CGFloat) -> some InsettableShape { Rectangle().inset(by: amount) }
}

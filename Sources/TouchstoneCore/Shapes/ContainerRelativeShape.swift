public import Foundation
public import TouchstoneDrawing

/// The shape of the container around a view, drawn smaller to run along its edge; without a container that has one, a
/// rectangle.
///
/// - Source: SwiftUI, `ContainerRelativeShape`; only widgets have such a container.
public struct ContainerRelativeShape: InsettableShape {
  public typealias AnimatableData = EmptyAnimatableData

  /// Creates the shape.
  public init() {}

  public func path(in rect: CGRect) -> Path { Path(rect) }

  public func inset(by amount: CGFloat) -> some InsettableShape { Rectangle().inset(by: amount) }
}

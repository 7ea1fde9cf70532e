package import Foundation
package import TouchstoneDrawing

/// The shape of a container, as the views in it know it while they are drawn.
package struct ContainerOutline: Sendable {
  /// The container of the shape that is asked for its path, in the coordinates of that shape.
  @TaskLocal static var current: ContainerOutline?

  private let path: @Sendable (CGRect, CGFloat) -> Path
  /// The rectangle of the container.
  private(set) var bounds = CGRect.zero

  /// Creates the outline of a container whose place is not known yet.
  package init<S: InsettableShape>(_ shape: S) {
    path = { rect, inset in shape.inset(by: inset).path(in: rect.insetBy(dx: -inset, dy: -inset)) }
  }

  /// Returns the outline of the container in a rectangle.
  func placed(in bounds: CGRect) -> ContainerOutline {
    var outline = self
    outline.bounds = bounds
    return outline
  }

  /// Returns the outline in coordinates that a transform leads to the present ones.
  func within(_ transform: CGAffineTransform) -> ContainerOutline {
    transform.isIdentity || transform.determinant == 0 ? self : placed(in: bounds.applying(transform.inverted()))
  }

  /// Returns the path of a view in the container: the container's shape, inset by the distance of the view's nearest edge.
  func path(around rect: CGRect) -> Path {
    let distances = [
      rect.minX - bounds.minX, rect.minY - bounds.minY, bounds.maxX - rect.maxX, bounds.maxY - rect.maxY,
    ]
    return path(rect, max(0, distances.min() ?? 0))
  }
}

/// Gives a view the shape that `ContainerRelativeShape` follows.
package struct ContainerShapeEffect: ViewModifier, EffectModifier {
  package nonisolated static var nodeName: String { "containerShape" }

  private let outline: ContainerOutline

  package nonisolated init(outline: ContainerOutline) { self.outline = outline }

  package nonisolated func draw(
    into recorder: inout Recorder, size: CGSize, environment: EnvironmentValues, content: (inout Recorder) -> Void
  ) {
    let around = recorder.container
    recorder.container = outline.placed(in: recorder.bounds(of: size))
    content(&recorder)
    recorder.container = around
  }
}

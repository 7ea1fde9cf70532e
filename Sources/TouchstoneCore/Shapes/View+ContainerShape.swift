import Foundation
import TouchstoneDrawing

extension View {
  /// Gives the views within a container of a shape; `ContainerRelativeShape` stays a rectangle.
  public nonisolated func containerShape<T: InsettableShape>(_ shape: T) -> some View { self }
}

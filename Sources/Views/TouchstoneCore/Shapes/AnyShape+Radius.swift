package import Foundation
import TouchstoneDrawing

extension AnyShape {
  /// Creates a rectangle with rounded corners, or a capsule if `radius` is `nil`.
  package init(radius: CGFloat?) {
    if let radius { self.init(RoundedRectangle(cornerRadius: radius)) } else { self.init(Capsule()) }
  }

  /// Creates a rectangle whose corner radius is a share of its height, or a capsule if `roundness` is `nil`.
  package init(roundness: CGFloat?, inset: CGFloat = 0) {
    if let roundness {
      self.init(ButtonRectangle(roundness: roundness, inset: inset))
    } else {
      self.init(Capsule().inset(by: inset))
    }
  }
}

/// A rectangle whose corner radius is a share of its height.
private struct ButtonRectangle: Shape {
  let roundness: CGFloat
  let inset: CGFloat

  func path(in rect: CGRect) -> Path {
    RoundedRectangle(cornerRadius: roundness * rect.height).inset(by: inset).path(in: rect)
  }
}

package import Foundation
package import TouchstoneDrawing

/// A clip of a group, with its place in the picture.
package struct DrawnClip {
  private let clip: DisplayList.Clip
  /// From the coordinates of the picture to those of the clip.
  private let inverse: CGAffineTransform

  /// - Parameter transform: From the clip's coordinates to those of the picture.
  package init(_ clip: DisplayList.Clip, transform: CGAffineTransform) {
    self.clip = clip
    inverse = transform.inverted()
  }

  /// Whether the clip leaves a point of the picture visible.
  package func shows(_ point: CGPoint) -> Bool {
    clip.path.contains(point.applying(inverse), eoFill: clip.style.isEOFilled) != clip.isInverse
  }
}

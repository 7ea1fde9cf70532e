package import Foundation
package import TouchstoneDrawing

/// A mask of a group, with its place in the picture.
package struct DrawnMask {
  /// What hides the group wherever nothing of it is drawn.
  package let pieces: [DrawnPiece]
  /// Whether it hides the group where it is drawn instead.
  package let isInverse: Bool

  /// - Parameter transform: From the mask's coordinates to those of the picture.
  package init(_ mask: DisplayList.Mask, transform: CGAffineTransform) {
    pieces = DrawnPieces(mask: mask.items, transform: transform).pieces
    isInverse = mask.isInverse
  }
}

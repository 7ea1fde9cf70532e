public import Foundation

/// An image that repeats across the plane.
public struct ImageTile: Hashable, Sendable {
  /// The image.
  public var image: CGImage
  /// The part of the image that repeats, in pixels.
  public var sourceRect: CGRect
  /// The top-left corner of one tile.
  public var origin: CGPoint
  /// The size of a tile, in points.
  public var size: CGSize

  /// Creates a tile.
  public init(image: CGImage, sourceRect: CGRect, origin: CGPoint, size: CGSize) {
    self.image = image
    self.sourceRect = sourceRect
    self.origin = origin
    self.size = size
  }
}

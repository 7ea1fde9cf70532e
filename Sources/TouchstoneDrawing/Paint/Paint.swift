public import Foundation

/// What a fill, a stroke or a glyph run is coloured with. Points are in the coordinates of the item that uses it.
public enum Paint: Hashable, Sendable {
  case color(ResolvedColor)
  case linearGradient(GradientRamp, start: CGPoint, end: CGPoint)
  case radialGradient(GradientRamp, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat)
  /// Rings that fill the ellipse inscribed in a rectangle; the radii are shares of its half sides.
  case ellipticalGradient(GradientRamp, bounds: CGRect, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)
  /// Angles in radians, from the positive x axis, clockwise on screen.
  case angularGradient(GradientRamp, center: CGPoint, startAngle: CGFloat, endAngle: CGFloat)
  case meshGradient(ColorMesh)
  case tiledImage(ImageTile)
}

/// A picture that repeats over the plane.
public struct ImageTile: Hashable, Sendable {
  public var image: CGImage
  /// The part of the picture that repeats, in pixels of the picture.
  public var sourceRect: CGRect
  /// The corner of one tile.
  public var origin: CGPoint
  /// The size of a tile in points.
  public var size: CGSize

  public init(image: CGImage, sourceRect: CGRect, origin: CGPoint, size: CGSize) {
    self.image = image
    self.sourceRect = sourceRect
    self.origin = origin
    self.size = size
  }
}

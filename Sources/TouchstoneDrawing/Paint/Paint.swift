public import Foundation

/// What a fill, a stroke or a glyph run is coloured with. Points are in the coordinates of the item that uses it.
public enum Paint: Hashable, Sendable {
  /// One colour everywhere.
  case color(ResolvedColor)
  /// Colours along a straight line; beyond its ends the end colours go on.
  case linearGradient(GradientRamp, start: CGPoint, end: CGPoint)
  /// Rings about a point; inside and outside the radii, in points, the end colours go on.
  case radialGradient(GradientRamp, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat)
  /// Circles that grow or shrink from one to another, which may have another centre.
  case circularGradient(GradientRamp, GradientCircles)
  /// Rings that fill the ellipse inscribed in a rectangle; the radii are shares of its half sides.
  case ellipticalGradient(GradientRamp, bounds: CGRect, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)
  /// Angles in radians, from the positive x axis, clockwise on screen.
  case angularGradient(GradientRamp, center: CGPoint, startAngle: CGFloat, endAngle: CGFloat)
  /// Colours at the points of a net, with smooth passages between them.
  case meshGradient(ColorMesh)
  /// An image that repeats over the plane.
  case tiledImage(ImageTile)
}

/// The two circles between which a gradient runs.
public struct GradientCircles: Hashable, Sendable {
  /// The centre of the first circle.
  public var startCenter: CGPoint
  /// The radius of the first circle; not negative.
  public var startRadius: CGFloat
  /// The centre of the last circle.
  public var endCenter: CGPoint
  /// The radius of the last circle; not negative.
  public var endRadius: CGFloat
  /// Whether the circles go on before the first one, in its colour.
  public var extendsBefore: Bool
  /// Whether the circles go on after the last one, in its colour.
  public var extendsAfter: Bool

  /// Creates two circles; where several between them run through a point, the one nearest to the end shows.
  public init(
    startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat, extendsBefore: Bool = false,
    extendsAfter: Bool = false
  ) {
    self.startCenter = startCenter
    self.startRadius = startRadius
    self.endCenter = endCenter
    self.endRadius = endRadius
    self.extendsBefore = extendsBefore
    self.extendsAfter = extendsAfter
  }

  /// Whether the circles can be drawn.
  package var isUsable: Bool {
    let numbers = [startCenter.x, startCenter.y, endCenter.x, endCenter.y, startRadius, endRadius]
    return numbers.allSatisfy { $0.magnitude < 1e9 } && startRadius >= 0 && endRadius >= 0
  }
}

/// A picture that repeats over the plane.
public struct ImageTile: Hashable, Sendable {
  /// The picture.
  public var image: CGImage
  /// The part of the picture that repeats, in pixels of the picture.
  public var sourceRect: CGRect
  /// The corner of one tile.
  public var origin: CGPoint
  /// The size of a tile in points.
  public var size: CGSize

  /// Creates a tile.
  public init(image: CGImage, sourceRect: CGRect, origin: CGPoint, size: CGSize) {
    self.image = image
    self.sourceRect = sourceRect
    self.origin = origin
    self.size = size
  }
}

public import Foundation

/// The paint of a fill, stroke or glyph run. Points are in the coordinates of the item that uses it.
public enum Paint: Hashable, Sendable {
  /// A solid colour.
  case color(ResolvedColor)
  /// A gradient along a line; the end colours extend beyond its ends.
  case linearGradient(GradientRamp, start: CGPoint, end: CGPoint)
  /// A gradient in rings around a point; radii are in points, and the end colours extend inwards and outwards.
  case radialGradient(GradientRamp, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat)
  /// A gradient between two circles, which may have different centres.
  case circularGradient(GradientRamp, GradientCircles)
  /// A gradient in rings that fill the ellipse inscribed in a rectangle; radii are fractions of its half width and
  /// height.
  case ellipticalGradient(GradientRamp, bounds: CGRect, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)
  /// A gradient around a point; angles are in radians, from the positive x axis, clockwise on screen.
  case angularGradient(GradientRamp, center: CGPoint, startAngle: CGFloat, endAngle: CGFloat)
  /// A smooth blend of colours on a grid.
  case meshGradient(ColorMesh)
  /// An image that repeats across the plane.
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
  /// Whether the gradient extends before the first circle, in its colour.
  public var extendsBefore: Bool
  /// Whether the gradient extends after the last circle, in its colour.
  public var extendsAfter: Bool

  /// Creates two circles; where several intermediate circles cover a point, the one nearest to the end is visible.
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

  /// Whether the circles are valid.
  package var isUsable: Bool {
    let numbers = [startCenter.x, startCenter.y, endCenter.x, endCenter.y, startRadius, endRadius]
    return numbers.allSatisfy { $0.magnitude < 1e9 } && startRadius >= 0 && endRadius >= 0
  }
}

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

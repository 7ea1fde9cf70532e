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

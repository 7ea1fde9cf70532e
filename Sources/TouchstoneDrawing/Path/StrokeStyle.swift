public import Foundation

/// The shape of the ends of an open line.
///
/// - Source: Core Graphics, `CGLineCap`.
public enum CGLineCap: Int32, Hashable, Sendable {
  /// The line ends straight, exactly at its last point.
  case butt = 0
  /// The line ends in a semicircle around its last point.
  case round = 1
  /// The line ends straight, half its width beyond its last point.
  case square = 2
}

/// The shape of the corners of a line.
///
/// - Source: Core Graphics, `CGLineJoin`.
public enum CGLineJoin: Int32, Hashable, Sendable {
  /// The outer edges extend until they meet, up to the miter limit.
  case miter = 0
  /// Corners are rounded around the point where the lines meet.
  case round = 1
  /// Corners are bevelled.
  case bevel = 2
}

/// How a path is stroked; lengths are in points.
///
/// - Source: SwiftUI, `StrokeStyle`.
public struct StrokeStyle: Hashable, Sendable {
  /// The line width in points.
  public var lineWidth: CGFloat
  /// The shape of open ends.
  public var lineCap: CGLineCap
  /// The shape of corners.
  public var lineJoin: CGLineJoin
  /// The maximum length of a miter in line widths; longer ones become bevels.
  public var miterLimit: CGFloat
  /// The lengths of alternating dashes and gaps; empty for a solid line.
  public var dash: [CGFloat]
  /// The offset into the dash pattern at which the line begins.
  public var dashPhase: CGFloat

  /// Creates a stroke style; the defaults give a solid line, one point wide.
  public init(
    lineWidth: CGFloat = 1,
    lineCap: CGLineCap = .butt,
    lineJoin: CGLineJoin = .miter,
    miterLimit: CGFloat = 10,
    dash: [CGFloat] = [CGFloat](),
    dashPhase: CGFloat = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }
}

public import Foundation

/// The shape of the ends of an open stroke.
///
/// - Source: Core Graphics, `CGLineCap`.
public enum CGLineCap: Int32, Hashable, Sendable {
  /// A line ends straight, exactly at its last point.
  case butt = 0
  /// A line ends in a half circle about its last point.
  case round = 1
  /// A line ends straight, half its width beyond its last point.
  case square = 2
}

/// The shape of the corners of a stroke.
///
/// - Source: Core Graphics, `CGLineJoin`.
public enum CGLineJoin: Int32, Hashable, Sendable {
  /// The outer edges go on until they meet, up to the miter limit.
  case miter = 0
  /// Corners are rounded about the point where the lines meet.
  case round = 1
  /// Corners are cut off straight.
  case bevel = 2
}

/// How an outline is traced; lengths are in points.
///
/// - Source: SwiftUI, `StrokeStyle`.
public struct StrokeStyle: Hashable, Sendable {
  /// The width in points.
  public var lineWidth: CGFloat
  /// How open ends look.
  public var lineCap: CGLineCap
  /// How corners look.
  public var lineJoin: CGLineJoin
  /// Up to how many line widths a corner may reach before it is cut off.
  public var miterLimit: CGFloat
  /// The lengths of dashes and gaps, in turn; none for a solid line.
  public var dash: [CGFloat]
  /// How far into the pattern the line begins.
  public var dashPhase: CGFloat

  /// Creates a stroke style; without arguments a solid line of one point.
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

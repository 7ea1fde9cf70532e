public import Foundation

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

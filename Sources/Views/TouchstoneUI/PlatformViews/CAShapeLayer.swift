public import Foundation
import TouchstoneCore
public import TouchstoneDrawing

/// A layer with an outline. It stores its settings and is never drawn.
///
/// - Source: Core Animation, `CAShapeLayer`.
@preconcurrency
open class CAShapeLayer: CALayer {
  /// The outline.
  open var path: CGPath? = nil
  /// The colour of the inside.
  open var fillColor: CGColor? = .black
  /// What is inside.
  open var fillRule: CAShapeLayerFillRule = .nonZero
  /// The colour of the outline.
  open var strokeColor: CGColor? = nil
  /// Where the outline starts, from 0 to 1.
  open var strokeStart: CGFloat = 0
  /// Where the outline ends, from 0 to 1.
  open var strokeEnd: CGFloat = 1
  /// The width of the outline, in points.
  open var lineWidth: CGFloat = 1
  /// The limit of sharp corners.
  open var miterLimit: CGFloat = 10
  /// The ends of lines.
  open var lineCap: CAShapeLayerLineCap = .butt
  /// The corners of lines.
  open var lineJoin: CAShapeLayerLineJoin = .miter
  /// Where dashes start, in points.
  open var lineDashPhase: CGFloat = 0
  /// The lengths of dashes and gaps, in points.
  open var lineDashPattern: [NSNumber]? = nil
}

public import Foundation
import TouchstoneCore
import TouchstoneDrawing

/// A layer with a gradient. It stores its settings and is never drawn.
///
/// - Source: Core Animation, `CAGradientLayer`.
@preconcurrency
open class CAGradientLayer: CALayer {
  /// The colours, which are `CGColor`s.
  open var colors: [Any]? = nil
  /// The places of the colours, from 0 to 1.
  open var locations: [NSNumber]? = nil
  /// The start, as shares of the bounds.
  open var startPoint: CGPoint = CGPoint(x: 0.5, y: 0)
  /// The end, as shares of the bounds.
  open var endPoint: CGPoint = CGPoint(x: 0.5, y: 1)
  open var type: CAGradientLayerType = .axial
}

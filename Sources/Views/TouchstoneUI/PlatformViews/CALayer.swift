public import Foundation
import TouchstoneCore
public import TouchstoneDrawing

/// The layer of a UIKit or AppKit view. It stores its settings and is never drawn.
///
/// - Source: Core Animation, `CALayer`.
@preconcurrency
open class CALayer: NSObject {
  /// The frame of the layer in its superlayer, in points.
  open var frame = CGRect.zero { didSet { KeyValueObservers.check(self) } }
  /// The bounds of the layer's content, in points.
  open var bounds = CGRect.zero { didSet { KeyValueObservers.check(self) } }
  /// The radius of the corners, in points.
  open var cornerRadius: CGFloat = 0
  open var cornerCurve = CALayerCornerCurve.circular
  /// The corners that are rounded.
  open var maskedCorners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
  /// Whether content outside the bounds is clipped.
  open var masksToBounds = false
  /// The width of the border, in points.
  open var borderWidth: CGFloat = 0
  open var borderColor: CGColor?
  open var backgroundColor: CGColor?
  /// The opacity, from 0 to 1.
  open var opacity: Float = 1 { didSet { KeyValueObservers.check(self) } }
  open var shadowColor: CGColor?
  /// The opacity of the shadow, from 0 to 1.
  open var shadowOpacity: Float = 0
  /// The offset of the shadow, in points.
  open var shadowOffset = CGSize(width: 0, height: -3)
  /// The blur radius of the shadow, in points.
  open var shadowRadius: CGFloat = 3
  /// The outline that casts the shadow.
  open var shadowPath: CGPath?
  /// The number of pixels per point.
  open var contentsScale: CGFloat = 1
  /// The order among layers.
  open var zPosition: CGFloat = 0
  open var transform = CATransform3DIdentity
  /// Filters of the content. Have no effect.
  open var filters: [Any]?
  /// Filters of what is behind. Have no effect.
  open var backgroundFilters: [Any]?
  /// The filter that composites the layer with what is behind. Has no effect.
  open var compositingFilter: Any?
  open private(set) var sublayers: [CALayer]?

  /// Creates a layer, which is never drawn.
  public override init() { super.init() }

  /// Returns a layer of the kind of a class of Core Animation, or a plain one for any other class: a subclass may have no
  /// `init()` of its own.
  static func made(as type: AnyClass) -> CALayer {
    switch type {
    case is CAShapeLayer.Type: CAShapeLayer()
    case is CAGradientLayer.Type: CAGradientLayer()
    case is CATextLayer.Type: CATextLayer()
    default: CALayer()
    }
  }

  /// The layer that clips the content.
  open var mask: CALayer?
  /// The content: a `CGImage`.
  open var contents: Any?
  /// How the content fills the layer.
  open var contentsGravity = CALayerContentsGravity.resize
  open var isHidden = false
  /// The point that `position` places, as shares of the bounds.
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  /// A name for debugging.
  open var name: String?
  /// Whether the layer is drawn into a bitmap first.
  open var shouldRasterize = false
  /// The number of pixels per point of that bitmap.
  open var rasterizationScale: CGFloat = 1
  /// How much faster time passes in the layer. Has no effect: layers are not drawn.
  open var speed: Float = 1
  /// The time at which the layer begins, in the time of the layer around, in seconds.
  open var beginTime: CFTimeInterval = 0
  /// The time that is added to the layer's own, in seconds.
  open var timeOffset: CFTimeInterval = 0
  /// The layer around.
  open private(set) weak var superlayer: CALayer?

  /// The place of the anchor point in the superlayer, in points.
  open var position: CGPoint {
    get { CGPoint(x: frame.minX + frame.width * anchorPoint.x, y: frame.minY + frame.height * anchorPoint.y) }
    set {
      frame.origin = CGPoint(
        x: newValue.x - frame.width * anchorPoint.x, y: newValue.y - frame.height * anchorPoint.y)
    }
  }

  /// Adds a sublayer in front of the others.
  open func addSublayer(_ layer: CALayer) { insertSublayer(layer, at: UInt32(sublayers?.count ?? 0)) }

  /// Removes the layer from its superlayer.
  open func removeFromSuperlayer() {
    superlayer?.sublayers?.removeAll { $0 === self }
    superlayer = nil
  }

  /// Inserts a sublayer at an index.
  open func insertSublayer(_ layer: CALayer, at index: UInt32) {
    layer.removeFromSuperlayer()
    layer.superlayer = self
    let layers = sublayers ?? []
    sublayers = layers.prefix(Int(index)) + [layer] + layers.dropFirst(Int(index))
  }

  /// Returns a time of another layer, or with `nil` that of `CACurrentMediaTime()`, in this layer's time.
  open func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
    localTime(l?.mediaTime(t) ?? t)
  }

  /// Returns a time of this layer in that of another, or with `nil` in that of `CACurrentMediaTime()`.
  open func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
    l?.localTime(mediaTime(t)) ?? mediaTime(t)
  }

  private func localTime(_ mediaTime: CFTimeInterval) -> CFTimeInterval {
    let outer = superlayer?.localTime(mediaTime) ?? mediaTime
    return (outer - beginTime) * CFTimeInterval(speed) + timeOffset
  }

  private func mediaTime(_ localTime: CFTimeInterval) -> CFTimeInterval {
    // A layer that stands still has no such time.
    let outer = speed == 0 ? beginTime : (localTime - timeOffset) / CFTimeInterval(speed) + beginTime
    return superlayer?.mediaTime(outer) ?? outer
  }

  /// Marks the layer as needing display. Has no effect.
  open func setNeedsDisplay() {}
}

/// A curve of rounded layer corners.
///
/// - Source: Core Animation, `CALayerCornerCurve`.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  public var rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// Circular arcs.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// Curves of continuous curvature.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

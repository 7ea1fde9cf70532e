public import Foundation
import TouchstoneCore
public import TouchstoneDrawing

/// The layer of a view of UIKit or AppKit. It keeps its settings and is never drawn here.
///
/// - Source: Core Animation, `CALayer`.
@preconcurrency
open class CALayer: NSObject {
  /// The place of the layer in the layer around, in points.
  open var frame = CGRect.zero
  /// The place of what the layer shows, in points.
  open var bounds = CGRect.zero
  /// The radius of the corners, in points.
  open var cornerRadius: CGFloat = 0
  /// How corners are rounded.
  open var cornerCurve = CALayerCornerCurve.circular
  /// Which corners are rounded.
  open var maskedCorners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
  /// Whether what lies outside is cut off.
  open var masksToBounds = false
  /// The width of the border, in points.
  open var borderWidth: CGFloat = 0
  /// The colour of the border.
  open var borderColor: CGColor?
  /// The colour behind all.
  open var backgroundColor: CGColor?
  /// The opacity, from 0 to 1.
  open var opacity: Float = 1
  /// The colour of the shadow.
  open var shadowColor: CGColor?
  /// The opacity of the shadow, from 0 to 1.
  open var shadowOpacity: Float = 0
  /// How far the shadow is moved, in points.
  open var shadowOffset = CGSize(width: 0, height: -3)
  /// The blur of the shadow, in points.
  open var shadowRadius: CGFloat = 3
  /// The outline that casts the shadow.
  open var shadowPath: CGPath?
  /// Pixels per point.
  open var contentsScale: CGFloat = 1
  /// The order among layers.
  open var zPosition: CGFloat = 0
  /// How the layer is moved and turned.
  open var transform = CATransform3DIdentity
  /// The layers inside.
  open private(set) var sublayers: [CALayer]?

  /// Creates a layer, which is never drawn.
  public override init() { super.init() }

  /// Puts a layer in front of those inside.
  open func addSublayer(_ layer: CALayer) { sublayers = (sublayers ?? []) + [layer] }

  /// Puts a layer at a place among those inside.
  open func insertSublayer(_ layer: CALayer, at index: UInt32) {
    let layers = sublayers ?? []
    sublayers = layers.prefix(Int(index)) + [layer] + layers.dropFirst(Int(index))
  }

  /// Asks for the layer to be drawn, which it never is.
  open func setNeedsDisplay() {}
}

/// How corners of layers are rounded.
///
/// - Source: Core Animation, `CALayerCornerCurve`.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  public var rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// By parts of circles.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// By curves that bend smoothly.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

public import Foundation
public import TouchstoneDrawing
import TouchstoneImageIO
import TouchstoneRenderer
public import TouchstoneUI

/// The contexts into which UIKit's and AppKit's drawing calls draw, the current one last.
///
/// One for each task that draws, since it lives in a task-local value.
// SAFETY: a context is only reached by the closure that draws, which runs on one thread.
final class DrawingContexts: @unchecked Sendable {
  @TaskLocal static var current: DrawingContexts?

  let context: CGContext

  init(_ context: CGContext) { self.context = context }
}

/// The context into which UIKit draws; `nil` outside of a renderer's closure.
///
/// - Source: UIKit, `UIGraphicsGetCurrentContext`.
public func UIGraphicsGetCurrentContext() -> CGContext? { DrawingContexts.current?.context }

/// How a renderer draws.
///
/// - Source: UIKit, `UIGraphicsImageRendererFormat`.
public final class UIGraphicsImageRendererFormat {
  /// Pixels per point: 2 unless said otherwise.
  public var scale: CGFloat = 2
  /// Whether the picture has no transparency.
  public var opaque = false

  /// Creates the usual way to draw.
  public init() {}

  /// Creates the usual way to draw.
  public static func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
  /// Creates the usual way to draw.
  public static func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }

  /// Creates a way to draw at the scale of some traits.
  public convenience init(for traitCollection: UITraitCollection) {
    self.init()
    if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
  }
}

/// What a renderer's closure draws into; y runs downwards.
///
/// - Source: UIKit, `UIGraphicsImageRendererContext`.
public final class UIGraphicsImageRendererContext {
  /// The context of Core Graphics.
  public let cgContext: CGContext
  /// How the picture is drawn.
  public let format: UIGraphicsImageRendererFormat

  init(_ context: CGContext, format: UIGraphicsImageRendererFormat) {
    cgContext = context
    self.format = format
  }

  /// Fills a rectangle in the current fill colour.
  public func fill(_ rect: CGRect) { cgContext.fill(rect) }
  /// Draws the edge of a rectangle in the current stroke colour, one point wide.
  public func stroke(_ rect: CGRect) { cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1) }
  /// Lets drawing show in a rectangle only.
  public func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

/// Draws pictures in code.
///
///     let dot = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { context in
///       UIColor.red.setFill()
///       UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 20, height: 20)).fill()
///     }
///
/// - Source: UIKit, `UIGraphicsImageRenderer`.
public final class UIGraphicsImageRenderer {
  private let bounds: CGRect
  /// How the picture is drawn.
  public let format: UIGraphicsImageRendererFormat

  /// Creates a renderer for a part of the plane, in points.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat = UIGraphicsImageRendererFormat()) {
    self.bounds = bounds
    self.format = format
  }

  /// Creates a renderer for a size in points.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat = UIGraphicsImageRendererFormat()) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// The picture that a closure draws. It has no pixels where the size is empty or too large.
  public func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let context = CGContext(recording: CGRect(origin: .zero, size: bounds.size))
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    if format.opaque {
      context.setFillColor(.black)
      context.fill(bounds)
    }
    let surroundings = UIGraphicsImageRendererContext(context, format: format)
    DrawingContexts.$current.withValue(DrawingContexts(context)) { actions(surroundings) }
    guard let bitmap = try? context.list.bitmap(scale: format.scale) else { return UIImage() }
    return UIImage(cgImage: CGImage(bitmap: bitmap), scale: format.scale)
  }

  /// The picture that a closure draws, as a PNG file; empty where it has no pixels.
  public func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    image(actions: actions).pngData() ?? Data()
  }

  /// The picture that a closure draws, as a JPEG file; empty where it has no pixels.
  public func jpegData(
    withCompressionQuality compressionQuality: CGFloat, actions: (UIGraphicsImageRendererContext) -> Void
  ) -> Data {
    image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data()
  }
}

extension UIColor {
  /// Makes it the colour of fills and strokes.
  public func set() {
    setFill()
    setStroke()
  }

  /// Makes it the colour of fills.
  public func setFill() { DrawingContexts.current?.context.setFillColor(cgColor) }
  /// Makes it the colour of strokes.
  public func setStroke() { DrawingContexts.current?.context.setStrokeColor(cgColor) }
}

extension NSColor {
  /// Makes it the colour of fills and strokes.
  public func set() { UIColor(Color(nsColor: self)).set() }
  /// Makes it the colour of fills.
  public func setFill() { UIColor(Color(nsColor: self)).setFill() }
  /// Makes it the colour of strokes.
  public func setStroke() { UIColor(Color(nsColor: self)).setStroke() }
}

extension UIImage {
  /// Draws the picture into the current context, stretched to a rectangle.
  public func draw(in rect: CGRect) {
    guard let context = DrawingContexts.current?.context, let cgImage else { return }
    context.drawUpright(cgImage, in: rect)
  }

  /// Draws the picture into the current context, stretched to a rectangle.
  public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = DrawingContexts.current?.context else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    context.setAlpha(alpha)
    draw(in: rect)
    context.restoreGState()
  }

  /// Draws the picture into the current context, with its top left corner at a point.
  public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }
}

/// Fills a rectangle in the current context.
///
/// - Source: UIKit, `UIRectFill`.
public func UIRectFill(_ rect: CGRect) { DrawingContexts.current?.context.fill(rect) }

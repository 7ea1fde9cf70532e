public import Foundation
public import TouchstoneDrawing
import TouchstoneImageIO
import TouchstoneRenderer
public import TouchstoneUI

/// The drawing settings of a renderer.
public final class UIGraphicsImageRendererFormat {
  /// The number of pixels per point; 2 by default.
  public var scale: CGFloat = 2
  public var opaque = false

  /// Creates the default format.
  public init() {}

  /// Returns the default format.
  public static func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
  /// Returns the default format.
  public static func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }

  /// Creates a format with the display scale of the given trait collection.
  public convenience init(for traitCollection: UITraitCollection) {
    self.init()
    if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
  }
}

/// The environment of a renderer's drawing closure; y points down.
public final class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
  /// The drawing settings.
  public let format: UIGraphicsImageRendererFormat

  init(_ context: CGContext, format: UIGraphicsImageRendererFormat) {
    self.format = format
    super.init(context)
  }
}

/// A renderer for images that are drawn in code.
///
///     let dot = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { context in
///       UIColor.red.setFill()
///       UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 20, height: 20)).fill()
///     }
public final class UIGraphicsImageRenderer {
  private let bounds: CGRect
  /// The drawing settings.
  public let format: UIGraphicsImageRendererFormat

  /// Creates a renderer for the given bounds, in points.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat = UIGraphicsImageRendererFormat()) {
    self.bounds = bounds
    self.format = format
  }

  /// Creates a renderer for the given size, in points.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat = UIGraphicsImageRendererFormat()) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// Returns the image that a closure draws. It has no pixels if the size is empty or too large.
  public func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let context = CGContext(recording: CGRect(origin: .zero, size: bounds.size))
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    if format.opaque {
      context.setFillColor(.black)
      context.fill(bounds)
    }
    let surroundings = UIGraphicsImageRendererContext(context, format: format)
    DrawingContexts.push(context)
    actions(surroundings)
    DrawingContexts.pop()
    return UIImage(recording: context, scale: format.scale) ?? UIImage()
  }

  /// Returns the image that a closure draws as PNG data; empty if it has no pixels.
  public func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    image(actions: actions).pngData() ?? Data()
  }

  /// Returns the image that a closure draws as JPEG data; empty if it has no pixels.
  public func jpegData(
    withCompressionQuality compressionQuality: CGFloat, actions: (UIGraphicsImageRendererContext) -> Void
  ) -> Data {
    image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data()
  }
}

extension UIColor {
  /// Sets the fill and the stroke colour of the current context.
  public func set() {
    setFill()
    setStroke()
  }

  /// Sets the fill colour of the current context.
  public func setFill() { DrawingContexts.current?.setFillColor(cgColor) }
  /// Sets the stroke colour of the current context.
  public func setStroke() { DrawingContexts.current?.setStrokeColor(cgColor) }
}

extension NSColor {
  /// Sets the fill and the stroke colour of the current context.
  public func set() { UIColor(Color(nsColor: self)).set() }
  /// Sets the fill colour of the current context.
  public func setFill() { UIColor(Color(nsColor: self)).setFill() }
  /// Sets the stroke colour of the current context.
  public func setStroke() { UIColor(Color(nsColor: self)).setStroke() }
}

extension UIImage {
  /// Draws the image into the current context, scaled to fill a rectangle.
  public func draw(in rect: CGRect) {
    if let context = DrawingContexts.current, let list = cappedPicture?.list(size: rect.size) {
      context.saveGState()
      context.translateBy(x: rect.minX, y: rect.minY)
      context.draw(list.items)
      context.restoreGState()
      return
    }
    guard let context = DrawingContexts.current, let cgImage else { return }
    context.drawUpright(cgImage, in: rect)
  }

  /// Draws the image into the current context, scaled to fill a rectangle, with a blend mode and an opacity.
  public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = DrawingContexts.current else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    context.setAlpha(alpha)
    draw(in: rect)
    context.restoreGState()
  }

  /// Draws the image into the current context, with its top-left corner at a point.
  public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }
}

/// Fills a rectangle in the current context.
///
/// - Source: UIKit, `UIRectFill`.
public func UIRectFill(_ rect: CGRect) { DrawingContexts.current?.fill(rect) }

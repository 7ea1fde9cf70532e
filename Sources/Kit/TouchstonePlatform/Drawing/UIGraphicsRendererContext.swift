public import Foundation
public import TouchstoneDrawing

/// What the drawing closures of renderers for images and PDF documents have in common; y points down.
public class UIGraphicsRendererContext {
  /// The Core Graphics context.
  public let cgContext: CGContext

  init(_ context: CGContext) { cgContext = context }

  /// Fills a rectangle with the current fill colour.
  public func fill(_ rect: CGRect) { cgContext.fill(rect) }
  /// Strokes the inner edge of a rectangle with the current stroke colour, one point wide.
  public func stroke(_ rect: CGRect) { cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1) }
  /// Intersects the clip with a rectangle.
  public func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

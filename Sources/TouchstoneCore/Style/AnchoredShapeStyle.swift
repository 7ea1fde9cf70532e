public import Foundation

/// A style whose unit points lie in a rectangle of its own.
///
/// - Source: SwiftUI, `_AnchoredShapeStyle`.
public struct _AnchoredShapeStyle<Style: ShapeStyle>: PaintStyle, Sendable {
  public var style: Style
  public var bounds: CGRect

  package func rendering(in context: StyleContext) -> StyleRendering {
    var inner = context
    inner.bounds = bounds.offsetBy(dx: context.bounds.minX, dy: context.bounds.minY)
    return style.rendered(in: inner)
  }
}

extension ShapeStyle {
  /// The style spread over a rectangle, counted from the top left of what is filled, instead of over what is filled.
  public func `in`(_ rect: CGRect) -> some ShapeStyle { _AnchoredShapeStyle(style: self, bounds: rect) }
}

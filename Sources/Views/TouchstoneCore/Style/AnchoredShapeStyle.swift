public import Foundation

/// A style whose unit points refer to an explicit rectangle.
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
  /// Returns a style that spans a rectangle, relative to the top-left corner of the filled area, instead of the filled
  /// area.
  public func `in`(_ rect: CGRect) -> some ShapeStyle { _AnchoredShapeStyle(style: self, bounds: rect) }
}

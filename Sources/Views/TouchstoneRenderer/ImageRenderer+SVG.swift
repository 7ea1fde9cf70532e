public import Foundation
import TouchstoneDrawing
import TouchstoneUI

/// The representation of text in an SVG image. Specific to Touchstone: Apple's frameworks do not write SVG.
public enum SVGTextStyle: Hashable, Sendable {
  /// Text in its original font, with each glyph positioned. The viewer needs that font.
  case text
  /// Outlines, which need no font, with invisible text above them that can be searched and copied.
  case outlines
}

extension ImageRenderer {
  /// Returns the view as an SVG image in which text, shapes, gradients and effects stay vectors, and images are
  /// embedded. The same view always produces the same bytes.
  ///
  /// ```swift
  /// try ImageRenderer(content: Badge()).svgData(text: .outlines).write(to: url)
  /// ```
  ///
  /// Specific to Touchstone: Apple's frameworks do not write SVG. What SVG cannot express is embedded as an image of at
  /// least two pixels per point: mesh gradients, backdrops of a `Material`, and layers with blend modes that CSS does
  /// not have.
  ///
  /// - Parameter text: How text is written.
  /// - Throws: An error with the reason, if the view has no size or is nested too deeply, or a font cannot be read.
  public func svgData(text: SVGTextStyle = .text) throws -> Data {
    try picture(scale: scale).list.svgData(text: text, scale: scale, isOpaque: isOpaque)
  }
}

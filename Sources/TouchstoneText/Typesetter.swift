public import Foundation

/// Sets text: the seam between layout, which only needs sizes, and fonts.
public protocol Typesetter: Sendable {
  /// The vertical measures of the font that a description leads to.
  ///
  /// - Throws: `FontError` where neither the font nor a stand-in can be found.
  func metrics(of font: FontDescriptor) throws -> FontMetrics

  /// Shapes a text once, so that it can be set at many widths.
  ///
  /// - Throws: `FontError` where neither a font nor a stand-in can be found.
  func prepare(_ text: StyledText) throws -> any PreparedText
}

/// A shaped text.
public protocol PreparedText: AnyObject, Sendable {
  /// The sizes that `layout` with the same values would give, without placing a glyph: what layout asks many times.
  ///
  /// - Parameters:
  ///   - width: The width that lines may have, in points; `nil` for any.
  ///   - height: The height that the lines may have, in points; `nil` for any.
  ///   - displayScale: Pixels per point.
  func measure(width: CGFloat?, height: CGFloat?, displayScale: CGFloat) -> TextMeasurement

  /// Sets the text into a width and a height, in points; `nil` is as much room as the text likes.
  ///
  /// Lines are broken greedily. Where not all lines fit the height, the last that does is truncated; one line always
  /// stays. The result's height is rounded up to a pixel of the scale, its width is not.
  ///
  /// - Parameters:
  ///   - width: The width that lines may have, in points; `nil` for any.
  ///   - height: The height that the lines may have, in points; `nil` for any.
  ///   - displayScale: Pixels per point.
  func layout(width: CGFloat?, height: CGFloat?, displayScale: CGFloat) -> TextLayout
}

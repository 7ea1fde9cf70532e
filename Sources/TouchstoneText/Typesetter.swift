public import Foundation

/// A type that typesets text: the interface between layout, which only needs sizes, and fonts.
public protocol Typesetter: Sendable {
  /// Returns the vertical metrics of the font that matches a descriptor.
  ///
  /// - Throws: `FontError` if neither the font nor a substitute can be found.
  func metrics(of font: FontDescriptor) throws -> FontMetrics

  /// Shapes a text once, so that it can be laid out at many widths.
  ///
  /// - Throws: `FontError` if neither a font nor a substitute can be found.
  func prepare(_ text: StyledText) throws -> any PreparedText
}

/// A text that has been shaped.
public protocol PreparedText: AnyObject, Sendable {
  /// Returns the measurements of `layout` with the same arguments, without positioning glyphs; layout calls this often.
  ///
  /// - Parameters:
  ///   - width: The maximum width of lines, in points; `nil` for no limit.
  ///   - height: The maximum height of all lines, in points; `nil` for no limit.
  ///   - displayScale: Pixels per point.
  func measure(width: CGFloat?, height: CGFloat?, displayScale: CGFloat) -> TextMeasurement

  /// Lays out the text in a width and height, in points.
  ///
  /// Lines are broken greedily. If not all lines fit the height, the last one that does is truncated; at least one line
  /// always remains. The height of the result is rounded up to a whole pixel, its width is not.
  ///
  /// - Parameters:
  ///   - width: The maximum width of lines, in points; `nil` for no limit.
  ///   - height: The maximum height of all lines, in points; `nil` for no limit.
  ///   - displayScale: Pixels per point.
  func layout(width: CGFloat?, height: CGFloat?, displayScale: CGFloat) -> TextLayout
}

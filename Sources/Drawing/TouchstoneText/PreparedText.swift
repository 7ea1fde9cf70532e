public import Foundation

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

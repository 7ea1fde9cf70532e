public import Foundation

/// The size of a text, in points, without its glyphs.
public struct TextMeasurement: Hashable, Sendable {
  /// The size of the text.
  public var size: CGSize
  /// The distance from the top to the first line's baseline.
  public var firstBaseline: CGFloat
  /// The distance from the top to the last line's baseline.
  public var lastBaseline: CGFloat
  /// The number of lines.
  public var lineCount: Int
  /// Whether text is truncated.
  public var isTruncated: Bool

  /// Creates a measurement; lengths are in points.
  public init(
    size: CGSize, firstBaseline: CGFloat, lastBaseline: CGFloat, lineCount: Int, isTruncated: Bool = false
  ) {
    self.size = size
    self.firstBaseline = firstBaseline
    self.lastBaseline = lastBaseline
    self.lineCount = lineCount
    self.isTruncated = isTruncated
  }
}

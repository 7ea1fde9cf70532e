public import Foundation

/// How much room a text takes, in points, without its glyphs.
public struct TextMeasurement: Hashable, Sendable {
  /// The size that the text takes.
  public var size: CGSize
  /// From the top to the first line's baseline.
  public var firstBaseline: CGFloat
  /// From the top to the last line's baseline.
  public var lastBaseline: CGFloat
  /// The number of lines.
  public var lineCount: Int
  /// Whether letters were left out.
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

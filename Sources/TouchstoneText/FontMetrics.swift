public import Foundation

/// The vertical measures of a font at its size, in points, not rounded; all are positive.
public struct FontMetrics: Hashable, Sendable {
  /// From the baseline up to the top of a line.
  public var ascent: CGFloat
  /// From the baseline down to the bottom of a line.
  public var descent: CGFloat
  /// The gap between two lines, before rounding; may be negative for a tight text style.
  public var leading: CGFloat
  /// The height of a capital letter.
  public var capHeight: CGFloat
  /// The height of a small letter without ascender.
  public var xHeight: CGFloat
  /// From the baseline down to the middle of an underline.
  public var underlineOffset: CGFloat
  /// The thickness of an underline.
  public var underlineThickness: CGFloat

  /// Creates measures in points; all but `leading` are positive.
  public init(
    ascent: CGFloat,
    descent: CGFloat,
    leading: CGFloat = 0,
    capHeight: CGFloat,
    xHeight: CGFloat,
    underlineOffset: CGFloat,
    underlineThickness: CGFloat
  ) {
    self.ascent = ascent
    self.descent = descent
    self.leading = leading
    self.capHeight = capHeight
    self.xHeight = xHeight
    self.underlineOffset = underlineOffset
    self.underlineThickness = underlineThickness
  }

  /// The height of a single line, not rounded: ascent and descent.
  public var lineHeight: CGFloat { ascent + descent }
}

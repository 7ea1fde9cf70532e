public import Foundation

/// The vertical metrics of a font at its size, in points, not rounded.
public struct FontMetrics: Hashable, Sendable {
  /// The distance from the baseline up to the top of the line.
  public var ascent: CGFloat
  /// The distance from the baseline down to the bottom of the line.
  public var descent: CGFloat
  /// The gap between two lines, not rounded; may be negative in a tight text style.
  public var leading: CGFloat
  /// The height of capital letters.
  public var capHeight: CGFloat
  /// The height of lowercase letters without ascenders.
  public var xHeight: CGFloat
  /// The distance from the baseline down to the middle of an underline.
  public var underlineOffset: CGFloat
  /// The thickness of an underline.
  public var underlineThickness: CGFloat

  /// Creates metrics in points; all but `leading` are positive.
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

  /// The height of a single line, not rounded: the sum of ascent and descent.
  public var lineHeight: CGFloat { ascent + descent }
}

public import Foundation
import TouchstoneDrawing
import TouchstoneText

extension View {
  /// Sets the font of texts inside; `nil` goes back to the body style.
  public nonisolated func font(_ font: Font?) -> some View { environment(\.font, font) }

  /// Sets how heavy texts inside are; `nil` keeps the weight of their font.
  public nonisolated func fontWeight(_ weight: Font.Weight?) -> some View {
    environment(\.textStyleValues.weight, weight)
  }

  /// Sets how wide letters inside are; `nil` keeps the width of their font.
  public nonisolated func fontWidth(_ width: Font.Width?) -> some View { environment(\.textStyleValues.width, width) }

  /// Sets the variant of the system font inside; `nil` keeps the one of their font.
  public nonisolated func fontDesign(_ design: Font.Design?) -> some View {
    environment(\.textStyleValues.design, design)
  }

  /// Makes texts inside bold; `false` takes an outer `bold()` back.
  public nonisolated func bold(_ isActive: Bool = true) -> some View { environment(\.textStyleValues.isBold, isActive) }

  /// Makes texts inside italic; `false` takes an outer `italic()` back.
  public nonisolated func italic(_ isActive: Bool = true) -> some View {
    environment(\.textStyleValues.isItalic, isActive)
  }

  /// Gives texts inside letters that are all equally wide.
  public nonisolated func monospaced(_ isActive: Bool = true) -> some View {
    environment(\.textStyleValues.isMonospaced, isActive)
  }

  /// Gives texts inside digits that are all equally wide.
  public nonisolated func monospacedDigit() -> some View { environment(\.textStyleValues.hasMonospacedDigits, true) }

  /// Sets the space between letters inside, in points, on top of the font's own; ligatures stay.
  public nonisolated func kerning(_ kerning: CGFloat) -> some View { environment(\.textStyleValues.kerning, kerning) }

  /// Sets the space between letters inside, in points; ligatures are broken up where it is not 0.
  public nonisolated func tracking(_ tracking: CGFloat) -> some View {
    environment(\.textStyleValues.tracking, tracking)
  }

  /// Raises the letters inside, in points; negative lowers them.
  public nonisolated func baselineOffset(_ baselineOffset: CGFloat) -> some View {
    environment(\.textStyleValues.baselineOffset, baselineOffset)
  }

  /// Draws a line below texts inside; without a colour in that of the letters.
  public nonisolated func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    environment(\.textStyleValues.underline, isActive ? Text.LineStyle(pattern: pattern, color: color) : nil)
  }

  /// Draws a line through texts inside; without a colour in that of the letters.
  public nonisolated func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    environment(\.textStyleValues.strikethrough, isActive ? Text.LineStyle(pattern: pattern, color: color) : nil)
  }

  /// Sets where the lines of a text that has several stand within its width; leading by default.
  public nonisolated func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment(\.multilineTextAlignment, alignment)
  }

  /// Sets where letters are left out if a text has no room; at the end by default.
  public nonisolated func truncationMode(_ mode: Text.TruncationMode) -> some View {
    environment(\.truncationMode, mode)
  }

  /// Adds space between the lines of texts inside, in points.
  public nonisolated func lineSpacing(_ lineSpacing: CGFloat) -> some View { environment(\.lineSpacing, lineSpacing) }

  /// Sets whether letters of a line that is a little too long move closer together before any is left out.
  public nonisolated func allowsTightening(_ flag: Bool) -> some View { environment(\.allowsTightening, flag) }

  /// Sets the smallest factor by which texts inside shrink before letters are left out; 1 by default, never to shrink.
  public nonisolated func minimumScaleFactor(_ factor: CGFloat) -> some View {
    environment(\.minimumScaleFactor, factor)
  }

  /// Sets whether texts inside are drawn in capitals or small letters; `nil` draws them as they are.
  public nonisolated func textCase(_ textCase: Text.Case?) -> some View { environment(\.textCase, textCase) }

  /// Sets how many lines texts inside have at most; `nil` for no limit.
  public nonisolated func lineLimit(_ number: Int?) -> some View { lines(atLeast: nil, atMost: number) }

  /// Sets how many lines' height texts inside take at least.
  public nonisolated func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    lines(atLeast: limit.lowerBound, atMost: nil)
  }

  /// Sets how many lines texts inside have at most.
  public nonisolated func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    lines(atLeast: nil, atMost: limit.upperBound)
  }

  /// Sets how many lines' height texts inside take at least, and how many lines they have at most.
  public nonisolated func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    lines(atLeast: limit.lowerBound, atMost: limit.upperBound)
  }

  /// Sets how many lines texts inside have at most, and whether they take the height of all of them.
  public nonisolated func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    lines(atLeast: reservesSpace ? limit : nil, atMost: limit)
  }

  private nonisolated func lines(atLeast least: Int?, atMost most: Int?) -> some View {
    transformEnvironment(\.self) { environment in
      environment.lowerLineLimit = least
      environment.lineLimit = most
    }
  }
}

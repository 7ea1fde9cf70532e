public import Foundation
import TouchstoneDrawing
import TouchstoneText

extension View {
  /// Sets the font of text in the view; `nil` uses the body style.
  public nonisolated func font(_ font: Font?) -> some View { environment(\.font, font) }

  /// Sets the weight of text in the view; `nil` keeps the weight of the font.
  public nonisolated func fontWeight(_ weight: Font.Weight?) -> some View {
    environment(\.letterStyle.weight, weight)
  }

  /// Draws text in the view at a scale of its font, such as a secondary scale; a scale closer to a text takes precedence.
  ///
  /// If `isEnabled` is false, the scale that text in the view has from outside is kept.
  ///
  /// - Source: SwiftUI, `View.textScale(_:isEnabled:)`.
  public nonisolated func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
    transformEnvironment(\.letterStyle) { values in
      if isEnabled { values.scale = scale }
    }
  }

  /// Sets the width of text in the view; `nil` keeps the width of the font.
  public nonisolated func fontWidth(_ width: Font.Width?) -> some View { environment(\.letterStyle.width, width) }

  /// Sets the design of text in the view; `nil` keeps the design of the font.
  public nonisolated func fontDesign(_ design: Font.Design?) -> some View {
    environment(\.letterStyle.design, design)
  }

  /// Makes text in the view bold; `false` reverts an outer `bold()`.
  public nonisolated func bold(_ isActive: Bool = true) -> some View { environment(\.letterStyle.isBold, isActive) }

  /// Makes text in the view italic; `false` reverts an outer `italic()`.
  public nonisolated func italic(_ isActive: Bool = true) -> some View {
    environment(\.letterStyle.isItalic, isActive)
  }

  /// Uses monospaced letters for text in the view.
  public nonisolated func monospaced(_ isActive: Bool = true) -> some View {
    environment(\.letterStyle.isMonospaced, isActive)
  }

  /// Uses monospaced digits for text in the view.
  public nonisolated func monospacedDigit() -> some View { environment(\.letterStyle.hasMonospacedDigits, true) }

  /// Sets the kerning of text in the view, in points in addition to the font's own; ligatures are preserved.
  public nonisolated func kerning(_ kerning: CGFloat) -> some View { environment(\.letterStyle.kerning, kerning) }

  /// Sets the tracking of text in the view, in points; a value other than 0 disables ligatures.
  public nonisolated func tracking(_ tracking: CGFloat) -> some View {
    environment(\.letterStyle.tracking, tracking)
  }

  /// Sets the baseline offset of text in the view, in points; negative values lower the text.
  public nonisolated func baselineOffset(_ baselineOffset: CGFloat) -> some View {
    environment(\.letterStyle.baselineOffset, baselineOffset)
  }

  /// Underlines text in the view; without a colour, in that of the text.
  public nonisolated func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    environment(\.letterStyle.underline, isActive ? Text.LineStyle(pattern: pattern, color: color) : nil)
  }

  /// Strikes through text in the view; without a colour, in that of the text.
  public nonisolated func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    environment(\.letterStyle.strikethrough, isActive ? Text.LineStyle(pattern: pattern, color: color) : nil)
  }

  /// Sets the alignment of the lines of a multiline text; leading by default.
  public nonisolated func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment(\.multilineTextAlignment, alignment)
  }

  /// Sets where text is truncated if it does not fit; at the end by default.
  public nonisolated func truncationMode(_ mode: Text.TruncationMode) -> some View {
    environment(\.truncationMode, mode)
  }

  /// Sets the additional space between the lines of text in the view, in points.
  public nonisolated func lineSpacing(_ lineSpacing: CGFloat) -> some View { environment(\.lineSpacing, lineSpacing) }

  /// Sets whether the letters of a slightly too long line may be moved closer together before text is truncated.
  public nonisolated func allowsTightening(_ flag: Bool) -> some View { environment(\.allowsTightening, flag) }

  /// Sets the smallest factor by which text in the view is scaled down before it is truncated; 1 by default, which
  /// disables scaling.
  public nonisolated func minimumScaleFactor(_ factor: CGFloat) -> some View {
    environment(\.minimumScaleFactor, factor)
  }

  /// Sets whether text in the view is displayed in uppercase or lowercase; `nil` keeps its case.
  public nonisolated func textCase(_ textCase: Text.Case?) -> some View { environment(\.textCase, textCase) }

  /// Sets the maximum number of lines of text in the view; `nil` for no limit.
  public nonisolated func lineLimit(_ number: Int?) -> some View { lines(atLeast: nil, atMost: number) }

  /// Sets the minimum number of lines for which text in the view reserves space.
  public nonisolated func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    lines(atLeast: limit.lowerBound, atMost: nil)
  }

  /// Sets the maximum number of lines of text in the view.
  public nonisolated func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    lines(atLeast: nil, atMost: limit.upperBound)
  }

  /// Sets the minimum number of lines for which text in the view reserves space, and the maximum number of lines.
  public nonisolated func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    lines(atLeast: limit.lowerBound, atMost: limit.upperBound)
  }

  /// Sets the maximum number of lines of text in the view, and whether to reserve space for all of them.
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

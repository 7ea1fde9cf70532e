public import Foundation
import TouchstoneDrawing
package import TouchstoneText

/// Styles of letters that views around a text have set.
package struct TextStyleValues {
  package var weight: Font.Weight?
  package var isBold = false
  package var isItalic = false
  package var design: Font.Design?
  package var width: Font.Width?
  package var isMonospaced = false
  package var hasMonospacedDigits = false
  package var kerning: CGFloat?
  package var tracking: CGFloat = 0
  package var baselineOffset: CGFloat = 0
  package var underline: Text.LineStyle?
  package var strikethrough: Text.LineStyle?

  package init() {}
}

extension EnvironmentValues {
  private enum FontKey: EnvironmentKey { static var defaultValue: Font? { nil } }
  private enum TextStyleKey: EnvironmentKey { static var defaultValue: TextStyleValues { TextStyleValues() } }
  private enum AlignmentKey: EnvironmentKey { static var defaultValue: TextAlignment { .leading } }
  private enum LineLimitKey: EnvironmentKey { static var defaultValue: Int? { nil } }
  private enum LowerLineLimitKey: EnvironmentKey { static var defaultValue: Int? { nil } }
  private enum LineSpacingKey: EnvironmentKey { static var defaultValue: CGFloat { 0 } }
  private enum TruncationKey: EnvironmentKey { static var defaultValue: Text.TruncationMode { .tail } }
  private enum ScaleFactorKey: EnvironmentKey { static var defaultValue: CGFloat { 1 } }
  private enum TighteningKey: EnvironmentKey { static var defaultValue: Bool { false } }
  private enum TextCaseKey: EnvironmentKey { static var defaultValue: Text.Case? { nil } }

  /// The font of text; the body style where it is `nil`.
  public var font: Font? {
    get { self[FontKey.self] }
    set { self[FontKey.self] = newValue }
  }

  package var textStyleValues: TextStyleValues {
    get { self[TextStyleKey.self] }
    set { self[TextStyleKey.self] = newValue }
  }

  /// Where the lines of a text stand.
  public var multilineTextAlignment: TextAlignment {
    get { self[AlignmentKey.self] }
    set { self[AlignmentKey.self] = newValue }
  }

  /// The largest number of lines of a text.
  public var lineLimit: Int? {
    get { self[LineLimitKey.self] }
    set { self[LineLimitKey.self] = newValue }
  }

  /// The number of lines for which a text keeps room.
  package var lowerLineLimit: Int? {
    get { self[LowerLineLimitKey.self] }
    set { self[LowerLineLimitKey.self] = newValue }
  }

  /// The distance between lines, on top of the font's, in points.
  public var lineSpacing: CGFloat {
    get { self[LineSpacingKey.self] }
    set { self[LineSpacingKey.self] = newValue }
  }

  /// Where letters are left out if there is no room.
  public var truncationMode: Text.TruncationMode {
    get { self[TruncationKey.self] }
    set { self[TruncationKey.self] = newValue }
  }

  /// The smallest factor by which letters shrink before they are left out.
  public var minimumScaleFactor: CGFloat {
    get { self[ScaleFactorKey.self] }
    set { self[ScaleFactorKey.self] = newValue }
  }

  /// Whether letters may move closer before they are left out.
  public var allowsTightening: Bool {
    get { self[TighteningKey.self] }
    set { self[TighteningKey.self] = newValue }
  }

  /// The change of letters before they are shown.
  public var textCase: Text.Case? {
    get { self[TextCaseKey.self] }
    set { self[TextCaseKey.self] = newValue }
  }

  /// What holds for a whole text.
  package var paragraph: StyledText.Paragraph {
    StyledText.Paragraph(
      alignment: multilineTextAlignment.paragraphAlignment,
      isRightToLeft: layoutDirection == .rightToLeft,
      lineSpacing: lineSpacing,
      maximumLines: lineLimit,
      minimumLines: lowerLineLimit,
      truncation: truncationMode == .head ? .head : truncationMode == .middle ? .middle : .tail,
      minimumScaleFactor: minimumScaleFactor,
      allowsTightening: allowsTightening,
      language: locale.identifier(.bcp47))
  }
}

/// Where the lines of a text stand.
///
/// - Source: SwiftUI, `TextAlignment`.
public enum TextAlignment: CaseIterable, Hashable, Sendable {
  /// At the side where lines begin.
  case leading
  /// In the middle.
  case center
  /// At the side where lines end.
  case trailing

  package var paragraphAlignment: StyledText.Paragraph.Alignment {
    switch self {
    case .leading: .leading
    case .center: .center
    case .trailing: .trailing
    }
  }
}

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

public import Foundation
import TouchstoneDrawing
package import TouchstoneText

/// Text styles set by ancestors of a text.
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
  private enum LineLimitsKey: EnvironmentKey { static var defaultValue: (lower: Int?, upper: Int?) { (nil, nil) } }
  private enum LineSpacingKey: EnvironmentKey { static var defaultValue: CGFloat { 0 } }
  private enum TruncationKey: EnvironmentKey { static var defaultValue: Text.TruncationMode { .tail } }
  private enum ScaleFactorKey: EnvironmentKey { static var defaultValue: CGFloat { 1 } }
  private enum TighteningKey: EnvironmentKey { static var defaultValue: Bool { false } }
  private enum TextCaseKey: EnvironmentKey { static var defaultValue: Text.Case? { nil } }

  /// The font of text; `nil` uses the body style.
  public var font: Font? {
    get { self[FontKey.self] }
    set { self[FontKey.self] = newValue }
  }

  package var textStyleValues: TextStyleValues {
    get { self[TextStyleKey.self] }
    set { self[TextStyleKey.self] = newValue }
  }

  /// The alignment of the lines of a text.
  public var multilineTextAlignment: TextAlignment {
    get { self[AlignmentKey.self] }
    set { self[AlignmentKey.self] = newValue }
  }

  /// The maximum number of lines of a text.
  public var lineLimit: Int? {
    get { self[LineLimitsKey.self].upper }
    set { self[LineLimitsKey.self].upper = newValue }
  }

  /// The number of lines for which a text reserves space.
  package var lowerLineLimit: Int? {
    get { self[LineLimitsKey.self].lower }
    set { self[LineLimitsKey.self].lower = newValue }
  }

  /// The space between lines in addition to the font's own, in points.
  public var lineSpacing: CGFloat {
    get { self[LineSpacingKey.self] }
    set { self[LineSpacingKey.self] = newValue }
  }

  /// Where text is truncated if it does not fit.
  public var truncationMode: Text.TruncationMode {
    get { self[TruncationKey.self] }
    set { self[TruncationKey.self] = newValue }
  }

  /// The smallest factor by which text is scaled down before it is truncated.
  public var minimumScaleFactor: CGFloat {
    get { self[ScaleFactorKey.self] }
    set { self[ScaleFactorKey.self] = newValue }
  }

  /// Whether letters may be moved closer together before text is truncated.
  public var allowsTightening: Bool {
    get { self[TighteningKey.self] }
    set { self[TighteningKey.self] = newValue }
  }

  /// The case in which text is displayed.
  public var textCase: Text.Case? {
    get { self[TextCaseKey.self] }
    set { self[TextCaseKey.self] = newValue }
  }

  /// The attributes of a whole text.
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

/// The alignment of the lines of a text.
///
/// - Source: SwiftUI, `TextAlignment`.
public enum TextAlignment: CaseIterable, Hashable, Sendable {
  /// Aligned with the leading edge.
  case leading
  /// Centred.
  case center
  /// Aligned with the trailing edge.
  case trailing

  package var paragraphAlignment: StyledText.Paragraph.Alignment {
    switch self {
    case .leading: .leading
    case .center: .center
    case .trailing: .trailing
    }
  }
}

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

public import Foundation
import TouchstoneDrawing
package import TouchstoneText

extension EnvironmentValues {
  private enum LineLimitsKey: EnvironmentKey { static var defaultValue: (lower: Int?, upper: Int?) { (nil, nil) } }

  /// The font of text; `nil` uses the body style.
  @Entry public var font: Font?

  /// The alignment of the lines of a text.
  @Entry public var multilineTextAlignment: TextAlignment = .leading

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
  @Entry public var lineSpacing: CGFloat = 0

  /// Where text is truncated if it does not fit.
  @Entry public var truncationMode: Text.TruncationMode = .tail

  /// The smallest factor by which text is scaled down before it is truncated.
  @Entry public var minimumScaleFactor: CGFloat = 1

  /// Whether letters may be moved closer together before text is truncated.
  @Entry public var allowsTightening: Bool = false

  /// The case in which text is displayed.
  @Entry public var textCase: Text.Case?

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

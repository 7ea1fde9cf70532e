public import Foundation
import TouchstoneDrawing
package import TouchstoneText

/// A view that displays text.
///
/// - Source: SwiftUI, `Text`.
public struct Text: Sendable {
  package indirect enum Storage: Sendable {
    case verbatim(String)
    case key(LocalizedText)
    case attributed(AttributedString)
    case image(Image)
    case concatenation(Text, Text)
    /// A text that depends on the environment.
    case deferred(@Sendable (EnvironmentValues) -> String)
    /// A text with attributes that depends on the environment.
    case deferredAttributed(@Sendable (EnvironmentValues) -> AttributedString)
  }

  /// A part of a localised text.
  package enum Part: Sendable {
    case markdown(String)
    case string(String)
    case text(Text)
    case image(Image)
  }

  /// A change of the text's style.
  package enum Modifier: Sendable {
    case font(Font?)
    case weight(Font.Weight?)
    case scale(Scale)
    case bold(Bool)
    case italic(Bool)
    case design(Font.Design?)
    case width(Font.Width?)
    case monospaced(Bool)
    case monospacedDigit
    case color(Color?)
    case style(AnyShapeStyle)
    case kerning(CGFloat)
    case tracking(CGFloat)
    case baselineOffset(CGFloat)
    case underline(Bool, LineStyle.Pattern, Color?)
    case strikethrough(Bool, LineStyle.Pattern, Color?)
    case attribute(ObjectIdentifier, TextAttributeValue)
  }

  package var storage: Storage
  package var modifiers: [Modifier] = []

  package init(storage: Storage) {
    self.storage = storage
  }

  /// Creates a text that is displayed verbatim.
  public init(verbatim content: String) {
    storage = .verbatim(content)
  }

  /// Creates a text that is displayed verbatim.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) {
    storage = .verbatim(String(content))
  }

  /// Creates a text from a localised string key, with its Markdown applied.
  ///
  /// - Parameters:
  ///   - key: The text, which is also the key of its translations.
  ///   - comment: For translators only.
  ///   - tableName: The name of the table without its extension; `nil` for `Localizable`.
  ///   - bundle: The bundle with the table; `nil` for the resources of all bundles beside the program.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
  ) {
    storage = .key(LocalizedText(key, table: tableName, bundlePath: bundle?.bundlePath))
  }

  /// Creates a text from an attributed string.
  @_disfavoredOverload
  public init(_ attributedContent: AttributedString) {
    storage = .attributed(attributedContent)
  }

  /// Creates a text that shows an inline image.
  public init(_ image: Image) {
    storage = .image(image)
  }

  /// Creates a text from a value and a format style. Unless the style was given others, it uses the locale, the calendar
  /// and the time zone of the environment; relative dates are relative to its `now`.
  public init<F>(_ input: F.FormatInput, format: F)
  where F: FormatStyle, F.FormatInput: Equatable, F.FormatOutput == String {
    // SAFETY: the value is only read, during the evaluation of the view that contains the text.
    nonisolated(unsafe) let write = { (environment: EnvironmentValues) in format.format(input, in: environment) }
    storage = .deferred { write($0) }
  }

  /// The style of an underline or strikethrough.
  public struct LineStyle: Hashable, Sendable {
    /// The pattern of a line.
    public struct Pattern: Hashable, Sendable {
      package let pattern: StyledText.Line.Pattern

      public static let solid = Pattern(pattern: .solid)
      public static let dot = Pattern(pattern: .dot)
      public static let dash = Pattern(pattern: .dash)
      /// A line of alternating dashes and dots.
      public static let dashDot = Pattern(pattern: .dashDot)
      /// A line of alternating dashes and two dots.
      public static let dashDotDot = Pattern(pattern: .dashDotDot)
    }

    /// A solid line in the colour of the text.
    public static let single = LineStyle()

    package let pattern: Pattern
    package let color: Color?

    /// Creates a line style; without a colour, in that of the text.
    public init(pattern: Pattern = .solid, color: Color? = nil) {
      self.pattern = pattern
      self.color = color
    }
  }

  /// A text size relative to the font's.
  public struct Scale: Hashable, Sendable {
    let factor: CGFloat

    /// The font's size.
    public static let `default` = Scale(factor: 1)
    /// Three quarters of the font's size.
    public static let secondary = Scale(factor: 0.75)
  }

  /// Where text is truncated if it does not fit.
  public enum TruncationMode: Hashable, Sendable {
    /// At the beginning, so the end is visible.
    case head
    /// At the end, so the beginning is visible.
    case tail
    /// In the middle, so both ends are visible.
    case middle
  }

  /// A case in which text is displayed.
  public enum Case: Hashable, Sendable {
    case uppercase
    case lowercase
  }

  package func adding(_ modifier: Modifier) -> Text {
    var text = self
    text.modifiers.append(modifier)
    return text
  }

  /// Concatenates two texts into one paragraph; each keeps its own style.
  public static func + (lhs: Text, rhs: Text) -> Text { Text(storage: .concatenation(lhs, rhs)) }
}

extension Text: Equatable {
  public static func == (a: Text, b: Text) -> Bool {
    let environment = EnvironmentValues()
    return a.styledText(in: environment) == b.styledText(in: environment)
  }
}

extension Text {
  /// Returns the text with a font; `nil` uses the current one.
  public func font(_ font: Font?) -> Text { adding(.font(font)) }
  /// Returns the text with a font weight; `nil` keeps that of the font.
  public func fontWeight(_ weight: Font.Weight?) -> Text { adding(.weight(weight)) }
  /// Returns the text at a scale of its font, such as a secondary scale.
  public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text { isEnabled ? adding(.scale(scale)) : self }
  /// Returns the text with a font width; `nil` keeps that of the font.
  public func fontWidth(_ width: Font.Width?) -> Text { adding(.width(width)) }
  /// Returns the text with a font design; `nil` keeps that of the font.
  public func fontDesign(_ design: Font.Design?) -> Text { adding(.design(design)) }
  /// Returns the text in a colour; `nil` uses the current one.
  public func foregroundColor(_ color: Color?) -> Text { adding(.color(color)) }
  /// Returns the text in a style.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text { adding(.style(AnyShapeStyle(style))) }
  /// Returns the text in bold.
  public func bold() -> Text { adding(.bold(true)) }
  /// Returns the text in bold, or without an enclosing bold style.
  public func bold(_ isActive: Bool) -> Text { adding(.bold(isActive)) }
  /// Returns the text in italics.
  public func italic() -> Text { adding(.italic(true)) }
  /// Returns the text in italics, or without an enclosing italic style.
  public func italic(_ isActive: Bool) -> Text { adding(.italic(isActive)) }
  /// Returns the text with monospaced letters.
  public func monospaced(_ isActive: Bool = true) -> Text { adding(.monospaced(isActive)) }
  /// Returns the text with monospaced digits.
  public func monospacedDigit() -> Text { adding(.monospacedDigit) }
  /// Returns the text with kerning, in points in addition to the font's own; ligatures are preserved.
  public func kerning(_ kerning: CGFloat) -> Text { adding(.kerning(kerning)) }
  /// Returns the text with tracking, in points; a value other than 0 disables ligatures.
  public func tracking(_ tracking: CGFloat) -> Text { adding(.tracking(tracking)) }
  /// Returns the text with a baseline offset, in points; negative values lower it.
  public func baselineOffset(_ baselineOffset: CGFloat) -> Text { adding(.baselineOffset(baselineOffset)) }

  /// Returns the text with an underline; without a colour, in that of the text.
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
    adding(.underline(isActive, .solid, color))
  }

  /// Returns the text with a patterned underline; without a colour, in that of the text.
  public func underline(
    _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
  ) -> Text {
    adding(.underline(isActive, pattern, color))
  }

  /// Returns the text with a strikethrough; without a colour, in that of the text.
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    adding(.strikethrough(isActive, .solid, color))
  }

  /// Returns the text with a patterned strikethrough; without a colour, in that of the text.
  public func strikethrough(
    _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
  ) -> Text {
    adding(.strikethrough(isActive, pattern, color))
  }
}

extension Text: View, PrimitiveView {
  package func makeNodes(_ context: EvaluationContext) -> [RenderNode] {
    [TextNode(text: self, context: context)]
  }
}

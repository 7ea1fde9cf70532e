public import Foundation
import TouchstoneDrawing
package import TouchstoneText

/// Lines of text.
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
  }

  /// A piece of a localised text.
  package enum Part: Sendable {
    /// Text in which Markdown counts.
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

  /// Creates a text that is shown as it is.
  public init(verbatim content: String) {
    storage = .verbatim(content)
  }

  /// Creates a text that is shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) {
    storage = .verbatim(String(content))
  }

  /// Creates a text from a key, looked up in a table of strings, with its Markdown applied.
  ///
  /// - Parameters:
  ///   - key: The text, and the key of its translations.
  ///   - comment: For translators only.
  ///   - tableName: The name of the table without ending; `Localizable` where it is `nil`.
  ///   - bundle: Where the table lies; the resources of all bundles beside the program where it is `nil`.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
  ) {
    storage = .key(LocalizedText(key, table: tableName, bundlePath: bundle?.bundlePath))
  }

  /// Creates a text from runs with attributes.
  @_disfavoredOverload
  public init(_ attributedContent: AttributedString) {
    storage = .attributed(attributedContent)
  }

  /// Creates a text that shows an image on the line.
  public init(_ image: Image) {
    storage = .image(image)
  }

  /// Creates a text from a value and the way to write it; the locale is the environment's.
  public init<F>(_ input: F.FormatInput, format: F)
  where F: FormatStyle, F.FormatInput: Equatable, F.FormatOutput == String {
    // SAFETY: the value is only read, at the evaluation of the view that holds the text.
    nonisolated(unsafe) let write = { (locale: Locale) in format.locale(locale).format(input) }
    storage = .deferred { environment in write(environment.locale) }
  }

  /// The pattern of a line below or through letters.
  public struct LineStyle: Hashable, Sendable {
    /// The rhythm of a line.
    public struct Pattern: Hashable, Sendable {
      package let pattern: StyledText.Line.Pattern

      /// One line without gaps.
      public static let solid = Pattern(pattern: .solid)
      /// Dots.
      public static let dot = Pattern(pattern: .dot)
      /// Dashes.
      public static let dash = Pattern(pattern: .dash)
      /// A dash and a dot in turn.
      public static let dashDot = Pattern(pattern: .dashDot)
      /// A dash and two dots in turn.
      public static let dashDotDot = Pattern(pattern: .dashDotDot)
    }

    /// One line without gaps, in the colour of the letters.
    public static let single = LineStyle()

    package let pattern: Pattern
    package let color: Color?

    /// Creates a line; without a colour in that of the letters.
    public init(pattern: Pattern = .solid, color: Color? = nil) {
      self.pattern = pattern
      self.color = color
    }
  }

  /// A size of letters relative to the font's.
  public struct Scale: Hashable, Sendable {
    let factor: CGFloat

    /// The size of the font.
    public static let `default` = Scale(factor: 1)
    /// Three quarters of the size of the font.
    public static let secondary = Scale(factor: 0.75)
  }

  /// Where letters are left out if there is no room.
  public enum TruncationMode: Hashable, Sendable {
    /// At the beginning, so that the end shows.
    case head
    /// At the end, so that the beginning shows.
    case tail
    /// In the middle, so that both ends show.
    case middle
  }

  /// A change of letters before they are shown.
  public enum Case: Hashable, Sendable {
    /// All letters as capitals.
    case uppercase
    /// All letters as small letters.
    case lowercase
  }

  package func adding(_ modifier: Modifier) -> Text {
    var text = self
    text.modifiers.append(modifier)
    return text
  }

  /// Sets one text after another in the same paragraph; each keeps its own style.
  public static func + (lhs: Text, rhs: Text) -> Text { Text(storage: .concatenation(lhs, rhs)) }
}

extension Text: Equatable {
  public static func == (a: Text, b: Text) -> Bool {
    let environment = EnvironmentValues()
    return a.styledText(in: environment) == b.styledText(in: environment)
  }
}

extension Text {
  /// The text in a font; `nil` takes the one around.
  public func font(_ font: Font?) -> Text { adding(.font(font)) }
  /// The text with a weight; `nil` keeps that of the font.
  public func fontWeight(_ weight: Font.Weight?) -> Text { adding(.weight(weight)) }
  /// The text at the scale of its font, such as that of secondary remarks.
  public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text { isEnabled ? adding(.scale(scale)) : self }
  /// The text with letters of a width; `nil` keeps that of the font.
  public func fontWidth(_ width: Font.Width?) -> Text { adding(.width(width)) }
  /// The text in a variant of the system font; `nil` keeps that of the font.
  public func fontDesign(_ design: Font.Design?) -> Text { adding(.design(design)) }
  /// The text in a colour; `nil` takes the one around.
  public func foregroundColor(_ color: Color?) -> Text { adding(.color(color)) }
  /// The text in a style of colour.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text { adding(.style(AnyShapeStyle(style))) }
  /// The text in bold.
  public func bold() -> Text { adding(.bold(true)) }
  /// The text in bold, or without the bold that is set around it.
  public func bold(_ isActive: Bool) -> Text { adding(.bold(isActive)) }
  /// The text in italics.
  public func italic() -> Text { adding(.italic(true)) }
  /// The text in italics, or without the italics that are set around it.
  public func italic(_ isActive: Bool) -> Text { adding(.italic(isActive)) }
  /// The text with letters that are all equally wide.
  public func monospaced(_ isActive: Bool = true) -> Text { adding(.monospaced(isActive)) }
  /// The text with digits that are all equally wide.
  public func monospacedDigit() -> Text { adding(.monospacedDigit) }
  /// The text with space between letters, in points, on top of the font's own; ligatures stay.
  public func kerning(_ kerning: CGFloat) -> Text { adding(.kerning(kerning)) }
  /// The text with space between letters, in points; ligatures are broken up where it is not 0.
  public func tracking(_ tracking: CGFloat) -> Text { adding(.tracking(tracking)) }
  /// The text raised, in points; negative lowers it.
  public func baselineOffset(_ baselineOffset: CGFloat) -> Text { adding(.baselineOffset(baselineOffset)) }

  /// The text with a line below it; without a colour in that of the letters.
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
    adding(.underline(isActive, .solid, color))
  }

  /// The text with a line of a pattern below it; without a colour in that of the letters.
  public func underline(
    _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
  ) -> Text {
    adding(.underline(isActive, pattern, color))
  }

  /// The text with a line through it; without a colour in that of the letters.
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    adding(.strikethrough(isActive, .solid, color))
  }

  /// The text with a line of a pattern through it; without a colour in that of the letters.
  public func strikethrough(
    _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
  ) -> Text {
    adding(.strikethrough(isActive, pattern, color))
  }
}

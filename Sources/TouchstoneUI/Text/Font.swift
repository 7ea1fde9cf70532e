public import Foundation
import TouchstoneText

/// A font as code asks for it; the file is chosen when text is set.
///
/// - Source: SwiftUI, `Font`.
public struct Font: Hashable, Sendable {
  package enum Base: Hashable, Sendable {
    case textStyle(TextStyle, design: Design?, weight: Weight?)
    case system(size: CGFloat, design: Design?, weight: Weight?)
    /// A named family; with a text style its size follows Dynamic Type.
    case custom(String, size: CGFloat, relativeTo: TextStyle?)
  }

  package enum Trait: Hashable, Sendable {
    case weight(Weight)
    case bold
    case italic
    case width(Width)
    case leading(Leading)
    case monospaced
    case monospacedDigit
    case smallCaps
    case lowercaseSmallCaps
    case uppercaseSmallCaps
  }

  package var base: Base
  package var traits: [Trait] = []

  package init(base: Base) {
    self.base = base
  }

  package func adding(_ trait: Trait) -> Font {
    var font = self
    font.traits.append(trait)
    return font
  }

  /// A use of text with a size and a weight of its own, which follow the size that a person prefers.
  public enum TextStyle: CaseIterable, Hashable, Sendable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2
    case extraLargeTitle, extraLargeTitle2

    public static var allCases: [TextStyle] {
      [
        .largeTitle, .title, .title2, .title3, .headline, .subheadline, .body, .callout, .footnote, .caption, .caption2,
      ]
    }
  }

  /// How heavy letters are.
  public struct Weight: Hashable, Sendable {
    package let value: Int

    public static let ultraLight = Weight(value: 100)
    public static let thin = Weight(value: 200)
    public static let light = Weight(value: 300)
    public static let regular = Weight(value: 400)
    public static let medium = Weight(value: 500)
    public static let semibold = Weight(value: 600)
    public static let bold = Weight(value: 700)
    public static let heavy = Weight(value: 800)
    public static let black = Weight(value: 900)
  }

  /// How wide letters are.
  public struct Width: Hashable, Sendable {
    public var value: CGFloat

    /// Creates a width; 0 is the usual one, negative is narrower.
    public init(_ value: CGFloat) {
      self.value = value
    }

    public static let compressed = Width(-0.4)
    public static let condensed = Width(-0.2)
    public static let standard = Width(0)
    public static let expanded = Width(0.2)
  }

  /// The variant of the system font.
  public enum Design: Hashable, Sendable {
    case `default`, serif, rounded, monospaced
  }

  /// How far lines lie apart.
  public enum Leading: Hashable, Sendable {
    case standard, tight, loose
  }
}

extension Font {
  public static let largeTitle = Font.system(.largeTitle)
  public static let title = Font.system(.title)
  public static let title2 = Font.system(.title2)
  public static let title3 = Font.system(.title3)
  public static let headline = Font.system(.headline)
  public static let subheadline = Font.system(.subheadline)
  public static let body = Font.system(.body)
  public static let callout = Font.system(.callout)
  public static let footnote = Font.system(.footnote)
  public static let caption = Font.system(.caption)
  public static let caption2 = Font.system(.caption2)

  /// The system font of a text style.
  public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
    Font(base: .textStyle(style, design: design, weight: weight))
  }

  /// The system font of a text style in a variant.
  @_disfavoredOverload
  public static func system(_ style: TextStyle, design: Design = .default) -> Font {
    Font(base: .textStyle(style, design: design, weight: nil))
  }

  /// The system font at a size in points.
  public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
    Font(base: .system(size: size, design: design, weight: weight))
  }

  /// The system font at a size in points, in a variant; the size follows no text style.
  @_disfavoredOverload
  public static func system(size: CGFloat, weight: Weight = .regular, design: Design = .default) -> Font {
    Font(base: .system(size: size, design: design, weight: weight))
  }

  /// A named font whose size follows the body style.
  public static func custom(_ name: String, size: CGFloat) -> Font {
    Font(base: .custom(name, size: size, relativeTo: .body))
  }

  /// A named font whose size follows a text style.
  public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font {
    Font(base: .custom(name, size: size, relativeTo: textStyle))
  }

  /// A named font of a fixed size.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    Font(base: .custom(name, size: fixedSize, relativeTo: nil))
  }

  /// The font with another weight.
  public func weight(_ weight: Weight) -> Font { adding(.weight(weight)) }
  /// The font in bold.
  public func bold() -> Font { adding(.bold) }
  /// The font in italics.
  public func italic() -> Font { adding(.italic) }
  /// The font with another width.
  public func width(_ width: Width) -> Font { adding(.width(width)) }
  /// The font with another distance of lines.
  public func leading(_ leading: Leading) -> Font { adding(.leading(leading)) }
  /// The font with letters that are all equally wide.
  public func monospaced() -> Font { adding(.monospaced) }
  /// The font with digits that are all equally wide.
  public func monospacedDigit() -> Font { adding(.monospacedDigit) }
  /// The font with small capitals in place of all letters.
  public func smallCaps() -> Font { adding(.smallCaps) }
  /// The font with small capitals in place of small letters.
  public func lowercaseSmallCaps() -> Font { adding(.lowercaseSmallCaps) }
  /// The font with small capitals in place of capitals.
  public func uppercaseSmallCaps() -> Font { adding(.uppercaseSmallCaps) }
}

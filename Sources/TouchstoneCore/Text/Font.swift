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
    /// The title of a screen: 34 points, at the size of a new device.
    case largeTitle
    /// The first level of headings: 28 points.
    case title
    /// The second level of headings: 22 points.
    case title2
    /// The third level of headings: 20 points.
    case title3
    /// A heading of a paragraph: 17 points, semibold.
    case headline
    /// A line below a heading: 15 points.
    case subheadline
    /// Running text: 17 points.
    case body
    /// A remark: 16 points.
    case callout
    /// A footnote: 13 points.
    case footnote
    /// The text of a picture: 12 points.
    case caption
    /// The smaller text of a picture: 11 points.
    case caption2
    /// The largest title of visionOS; here as large as `largeTitle`.
    case extraLargeTitle
    /// The second largest title of visionOS; here as large as `largeTitle`.
    case extraLargeTitle2

    public static var allCases: [TextStyle] {
      [
        .largeTitle, .title, .title2, .title3, .headline, .subheadline, .body, .callout, .footnote, .caption, .caption2,
      ]
    }
  }

  /// How heavy letters are.
  public struct Weight: Hashable, Sendable {
    package let value: Int

    /// The lightest weight: 100.
    public static let ultraLight = Weight(value: 100)
    /// The weight 200.
    public static let thin = Weight(value: 200)
    /// The weight 300.
    public static let light = Weight(value: 300)
    /// The usual weight: 400.
    public static let regular = Weight(value: 400)
    /// The weight 500.
    public static let medium = Weight(value: 500)
    /// The weight of headlines: 600.
    public static let semibold = Weight(value: 600)
    /// The weight 700.
    public static let bold = Weight(value: 700)
    /// The weight 800.
    public static let heavy = Weight(value: 800)
    /// The heaviest weight: 900.
    public static let black = Weight(value: 900)
  }

  /// How wide letters are.
  public struct Width: Hashable, Sendable {
    /// The width: 0 is the usual one, negative is narrower.
    public var value: CGFloat

    /// Creates a width; 0 is the usual one, negative is narrower.
    public init(_ value: CGFloat) {
      self.value = value
    }

    /// The narrowest width: −0.4.
    public static let compressed = Width(-0.4)
    /// A narrow width: −0.2.
    public static let condensed = Width(-0.2)
    /// The usual width: 0.
    public static let standard = Width(0)
    /// A wide width: 0.2.
    public static let expanded = Width(0.2)
  }

  /// The variant of the system font.
  public enum Design: Hashable, Sendable {
    /// The usual variant, without serifs.
    case `default`
    /// The variant with serifs.
    case serif
    /// The variant with round ends.
    case rounded
    /// The variant whose letters are all equally wide.
    case monospaced
  }

  /// How far lines lie apart.
  public enum Leading: Hashable, Sendable {
    /// The usual distance.
    case standard
    /// Baselines two points closer together; one in the smallest styles.
    case tight
    /// Baselines two points further apart; one in the smallest styles.
    case loose
  }
}

extension Font {
  /// The font of a screen's title: 34 points, at the size of a new device.
  public static let largeTitle = Font.system(.largeTitle)
  /// The font of the first level of headings: 28 points, at the size of a new device.
  public static let title = Font.system(.title)
  /// The font of the second level of headings: 22 points, at the size of a new device.
  public static let title2 = Font.system(.title2)
  /// The font of the third level of headings: 20 points, at the size of a new device.
  public static let title3 = Font.system(.title3)
  /// The font of a paragraph's heading: 17 points, semibold, at the size of a new device.
  public static let headline = Font.system(.headline)
  /// The font of a line below a heading: 15 points, at the size of a new device.
  public static let subheadline = Font.system(.subheadline)
  /// The font of running text: 17 points, at the size of a new device.
  public static let body = Font.system(.body)
  /// The font of remarks: 16 points, at the size of a new device.
  public static let callout = Font.system(.callout)
  /// The font of footnotes: 13 points, at the size of a new device.
  public static let footnote = Font.system(.footnote)
  /// The font of texts of pictures: 12 points, at the size of a new device.
  public static let caption = Font.system(.caption)
  /// The smaller font of texts of pictures: 11 points, at the size of a new device.
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
  /// The font in bold: the weight that its text style has for it, or else at least 700.
  public func bold() -> Font { adding(.bold) }
  /// The font in italics.
  public func italic() -> Font { adding(.italic) }
  /// The font with another width.
  public func width(_ width: Width) -> Font { adding(.width(width)) }
  /// The font with another distance of lines; one of a plain size stays as it is.
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

public import Foundation
import TouchstoneText

/// A font, whose file is chosen when text is typeset.
///
/// - Source: SwiftUI, `Font`.
public struct Font: Hashable, Sendable {
  package enum Base: Hashable, Sendable {
    case textStyle(TextStyle, design: Design?, weight: Weight?)
    case system(size: CGFloat, design: Design?, weight: Weight?)
    /// A font family by name; with a text style, its size follows Dynamic Type.
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
    case pointSize(CGFloat)
    case scaled(CGFloat)
    case maximumSize(CGFloat)
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

  /// A text style with a size and weight, which follow Dynamic Type.
  public enum TextStyle: CaseIterable, Hashable, Sendable {
    /// The style of large titles: 34 points at the default size.
    case largeTitle
    /// The style of first-level headings: 28 points.
    case title
    /// The style of second-level headings: 22 points.
    case title2
    /// The style of third-level headings: 20 points.
    case title3
    /// The style of headlines: 17 points, semibold.
    case headline
    /// The style of subheadings: 15 points.
    case subheadline
    /// The style of body text: 17 points.
    case body
    /// The style of callouts: 16 points.
    case callout
    /// The style of footnotes: 13 points.
    case footnote
    /// The style of captions: 12 points.
    case caption
    /// The style of secondary captions: 11 points.
    case caption2
    /// The largest title style of visionOS; as large as `largeTitle` in Touchstone.
    case extraLargeTitle
    /// The second largest title style of visionOS; as large as `largeTitle` in Touchstone.
    case extraLargeTitle2

    public static var allCases: [TextStyle] {
      [
        .largeTitle, .title, .title2, .title3, .headline, .subheadline, .body, .callout, .footnote, .caption, .caption2,
      ]
    }
  }

  /// The weight of a font.
  public struct Weight: Hashable, Sendable {
    package let value: Int

    /// The lightest weight: 100.
    public static let ultraLight = Weight(value: 100)
    /// The weight 200.
    public static let thin = Weight(value: 200)
    /// The weight 300.
    public static let light = Weight(value: 300)
    /// The regular weight: 400.
    public static let regular = Weight(value: 400)
    /// The weight 500.
    public static let medium = Weight(value: 500)
    /// The semibold weight: 600.
    public static let semibold = Weight(value: 600)
    /// The weight 700.
    public static let bold = Weight(value: 700)
    /// The weight 800.
    public static let heavy = Weight(value: 800)
    /// The heaviest weight: 900.
    public static let black = Weight(value: 900)
  }

  /// The width of a font.
  public struct Width: Hashable, Sendable {
    /// The value of the width: 0 is standard, negative values are narrower.
    public var value: CGFloat

    /// Creates a width; 0 is standard, negative values are narrower.
    public init(_ value: CGFloat) {
      self.value = value
    }

    /// The narrowest width: −0.4.
    public static let compressed = Width(-0.4)
    /// A condensed width: −0.2.
    public static let condensed = Width(-0.2)
    /// The standard width: 0.
    public static let standard = Width(0)
    /// An expanded width: 0.2.
    public static let expanded = Width(0.2)
  }

  /// A design of the system font.
  public enum Design: Hashable, Sendable {
    /// The default design, without serifs.
    case `default`
    case serif
    /// The design with rounded ends.
    case rounded
    case monospaced
  }

  /// The leading of a font.
  public enum Leading: Hashable, Sendable {
    case standard
    /// Leading that is two points tighter, or one in the smallest styles.
    case tight
    /// Leading that is two points looser, or one in the smallest styles.
    case loose
  }
}

extension Font {
  /// The font of large titles: 34 points at the default size.
  public static let largeTitle = system(.largeTitle)
  /// The font of first-level headings: 28 points at the default size.
  public static let title = system(.title)
  /// The font of second-level headings: 22 points at the default size.
  public static let title2 = system(.title2)
  /// The font of third-level headings: 20 points at the default size.
  public static let title3 = system(.title3)
  /// The font of headlines: 17 points, semibold, at the default size.
  public static let headline = system(.headline)
  /// The font of subheadings: 15 points at the default size.
  public static let subheadline = system(.subheadline)
  /// The font of body text: 17 points at the default size.
  public static let body = system(.body)
  /// The font of callouts: 16 points at the default size.
  public static let callout = system(.callout)
  /// The font of footnotes: 13 points at the default size.
  public static let footnote = system(.footnote)
  /// The font of captions: 12 points at the default size.
  public static let caption = system(.caption)
  /// The font of secondary captions: 11 points at the default size.
  public static let caption2 = system(.caption2)

  /// Returns the system font of a text style.
  public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
    Font(base: .textStyle(style, design: design, weight: weight))
  }

  /// Returns the system font of a text style with a design.
  @_disfavoredOverload
  public static func system(_ style: TextStyle, design: Design = .default) -> Font {
    Font(base: .textStyle(style, design: design, weight: nil))
  }

  /// Returns the system font with a size in points.
  public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
    Font(base: .system(size: size, design: design, weight: weight))
  }

  /// Returns the system font with a size in points and a design; the size does not follow Dynamic Type.
  @_disfavoredOverload
  public static func system(size: CGFloat, weight: Weight = .regular, design: Design = .default) -> Font {
    Font(base: .system(size: size, design: design, weight: weight))
  }

  /// Returns a named font whose size scales with the body style.
  public static func custom(_ name: String, size: CGFloat) -> Font {
    Font(base: .custom(name, size: size, relativeTo: .body))
  }

  /// Returns a named font whose size scales with a text style.
  public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font {
    Font(base: .custom(name, size: size, relativeTo: textStyle))
  }

  /// Returns a named font with a fixed size.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    Font(base: .custom(name, size: fixedSize, relativeTo: nil))
  }
}

public import Foundation
import TouchstoneCairo
import TouchstoneDrawing
import TouchstoneFonts
import TouchstoneText
public import TouchstoneUI

/// A font of UIKit or AppKit, at a size.
///
/// Its metrics are those of the font that views are drawn with. `NSFont` is an alias of the same class.
///
/// - Source: UIKit, `UIFont`; AppKit, `NSFont`.
public final class UIFont: Hashable, Sendable {
  package let font: Font
  public let pointSize: CGFloat
  /// The file that functions of glyphs read; `nil` for that of ``font``.
  let file: GlyphRun.FontReference?

  package convenience init(font: Font) { self.init(font: font, file: nil) }

  init(font: Font, file: GlyphRun.FontReference?) {
    self.font = font
    self.file = file
    pointSize = font.descriptor(in: EnvironmentValues()).size
  }

  /// The weight of a font, from −1 to 1.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// Creates a weight from −1 to 1.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// The ultra-light weight, the lightest.
    public static let ultraLight = Weight(-0.8)
    public static let thin = Weight(-0.6)
    public static let light = Weight(-0.4)
    public static let regular = Weight(0)
    public static let medium = Weight(0.23)
    /// The semibold weight, used for headlines.
    public static let semibold = Weight(0.3)
    public static let bold = Weight(0.4)
    public static let heavy = Weight(0.56)
    /// The black weight, the heaviest.
    public static let black = Weight(0.62)

    /// The closest SwiftUI weight.
    package var swiftUI: Font.Weight {
      let table: [(Weight, Font.Weight)] = [
        (.ultraLight, .ultraLight), (.thin, .thin), (.light, .light), (.regular, .regular), (.medium, .medium),
        (.semibold, .semibold), (.bold, .bold), (.heavy, .heavy), (.black, .black),
      ]
      return table.min { abs($0.0.rawValue - rawValue) < abs($1.0.rawValue - rawValue) }?.1 ?? .regular
    }
  }

  /// A text style.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    /// The style for first-level headings.
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    /// The style for second-level headings.
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    /// The style for third-level headings.
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    /// The style for subheadings.
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    /// The style for smaller captions.
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")

    package var swiftUI: Font.TextStyle {
      let table: [TextStyle: Font.TextStyle] = [
        .largeTitle: .largeTitle, .title1: .title, .title2: .title2, .title3: .title3, .headline: .headline,
        .subheadline: .subheadline, .body: .body, .callout: .callout, .footnote: .footnote, .caption1: .caption,
        .caption2: .caption2,
      ]
      return table[self] ?? .body
    }
  }

  public static func == (lhs: UIFont, rhs: UIFont) -> Bool { lhs.font == rhs.font && lhs.file == rhs.file }

  public func hash(into hasher: inout Hasher) { hasher.combine(font) }
}

/// A font, by AppKit's name.
public typealias NSFont = UIFont

extension UIFont {
  /// Creates a font by its family, full or PostScript name; `nil` if there is no font with that name.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    let font = Font.custom(fontName, fixedSize: fontSize)
    guard let file = try? FontLibrary.shared.file(for: font.descriptor(in: EnvironmentValues())), !file.isSubstitute
    else { return nil }
    self.init(font: font)
  }

  /// Creates a font from a descriptor; a size of 0 uses the descriptor's size.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    let size = pointSize > 0 ? pointSize : descriptor.pointSize
    self.init(font: descriptor.font.sized(size))
  }

  /// Returns the system font at a size in points and a weight.
  public static func systemFont(ofSize fontSize: CGFloat, weight: Weight = .regular) -> UIFont {
    UIFont(font: .system(size: fontSize, weight: weight.swiftUI))
  }

  /// Returns the system font at a size in points, a weight and a width.
  public static func systemFont(ofSize fontSize: CGFloat, weight: Weight, width: Width) -> UIFont {
    UIFont(font: Font.system(size: fontSize, weight: weight.swiftUI).width(Font.Width(width.rawValue)))
  }

  /// Returns the bold system font.
  public static func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .bold)
  }

  /// Returns the italic system font.
  public static func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(font: Font.system(size: fontSize, weight: .regular).italic())
  }

  /// Returns the monospaced system font.
  public static func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(font: .system(size: fontSize, weight: weight.swiftUI, design: .monospaced))
  }

  /// Returns the system font with monospaced digits.
  public static func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(font: Font.system(size: fontSize, weight: weight.swiftUI).monospacedDigit())
  }

  /// Returns the font for a text style at the default text size.
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    UIFont(font: .system(style.swiftUI))
  }

  /// Returns the font for a text style at the text size of the given trait collection.
  public static func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    var environment = EnvironmentValues()
    traitCollection?.apply(to: &environment)
    let font = Font.system(style.swiftUI)
    let size = font.descriptor(in: environment).size
    return size == font.descriptor(in: EnvironmentValues()).size ? UIFont(font: font) : UIFont(font: font.sized(size))
  }

  /// The standard size for labels: 17 points.
  public static var labelFontSize: CGFloat { 17 }
  /// The standard size for buttons: 18 points.
  public static var buttonFontSize: CGFloat { 18 }
  /// The standard size for small text: 12 points.
  public static var smallSystemFontSize: CGFloat { 12 }
  /// The standard size for text: 14 points.
  public static var systemFontSize: CGFloat { 14 }

  /// The width of a font; 0 is the standard width.
  public struct Width: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// The compressed width, the narrowest.
    public static let compressed = Width(rawValue: -0.4)
    public static let condensed = Width(rawValue: -0.2)
    public static let standard = Width(rawValue: 0)
    public static let expanded = Width(rawValue: 0.2)
  }

  /// Returns the font at another size.
  public func withSize(_ fontSize: CGFloat) -> UIFont { UIFont(font: font.sized(fontSize), file: file) }

  public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(font: font, pointSize: pointSize) }

  /// The font name that was asked for.
  public var fontName: String {
    if case .named(let name) = descriptor.family { name } else { ".SFUI-Regular" }
  }

  /// The family name that was asked for.
  public var familyName: String {
    if case .named(let name) = descriptor.family { name } else { ".AppleSystemUIFont" }
  }

  /// The line height, in points.
  public var lineHeight: CGFloat { metrics.map(\.lineHeight) ?? pointSize * 1.2 }
  /// The distance from the baseline to the top of the line, in points.
  public var ascender: CGFloat { metrics?.ascent ?? pointSize }
  /// The distance from the baseline to the bottom of the line, in points; negative.
  public var descender: CGFloat { -(metrics?.descent ?? 0) }
  /// The cap height, in points.
  public var capHeight: CGFloat { metrics?.capHeight ?? pointSize * 0.7 }
  /// The x-height, in points.
  public var xHeight: CGFloat { metrics?.xHeight ?? pointSize * 0.5 }
  /// The gap between lines, in points.
  public var leading: CGFloat { metrics?.leading ?? 0 }

  /// How many units of its outlines an em of the font has; 1000 without a font file.
  package var unitsPerEm: Int { (try? RenderContextPool.shared.library.unitsPerEm(of: descriptor)) ?? 1000 }

  private var descriptor: FontDescriptor { font.descriptor(in: EnvironmentValues()) }
  private var metrics: FontMetrics? { try? RenderContextPool.shared.library.metrics(of: descriptor) }
}

extension Font {
  /// Creates a font from a UIKit or AppKit font.
  public init(_ font: UIFont) {
    self = font.font
  }

  /// Returns the font at a fixed size in points, whatever its text style.
  func sized(_ size: CGFloat) -> Font {
    var font = self
    font.traits.removeAll { if case .maximumSize = $0 { true } else { false } }
    switch base {
    case .textStyle(let style, let design, let weight):
      font.base = .system(size: size, design: design, weight: weight ?? (style == .headline ? .semibold : nil))
    case .system(_, let design, let weight): font.base = .system(size: size, design: design, weight: weight)
    case .custom(let name, _, _): font.base = .custom(name, size: size, relativeTo: nil)
    }
    return font
  }
}

/// Scales fonts and lengths with the user's text size.
public final class UIFontMetrics: Sendable {
  private let style: UIFont.TextStyle

  /// The metrics for body text.
  public static let `default` = UIFontMetrics(forTextStyle: .body)

  /// Creates the metrics for a text style.
  public init(forTextStyle textStyle: UIFont.TextStyle) {
    style = textStyle
  }

  /// Returns a length scaled for the default text size: the length itself.
  public func scaledValue(for value: CGFloat) -> CGFloat { value }

  /// Returns a length scaled for the text size of the given trait collection.
  public func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
    let usual = UIFont.preferredFont(forTextStyle: style).pointSize
    return value * UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).pointSize / usual
  }

  /// Returns the font, with a size that scales with the text size if it is a custom font.
  public func scaledFont(for font: UIFont) -> UIFont {
    guard case .custom(let name, let size, _) = font.font.base else { return font }
    var scaled = font.font
    scaled.base = .custom(name, size: size, relativeTo: style.swiftUI)
    return UIFont(font: scaled)
  }

  /// Returns the font at the size that it has for the text size of the given trait collection.
  public func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
    font.withSize(scaledValue(for: font.pointSize, compatibleWith: traitCollection))
  }

  /// Returns the font with a size that scales with the text size if it is a custom font, but is never above a maximum.
  public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    UIFont(font: scaledFont(for: font).font.adding(.maximumSize(maximumPointSize)))
  }

  /// Returns the font at the size that it has for the text size of the given trait collection, but not above a maximum.
  public func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    guard let traitCollection else { return scaledFont(for: font, maximumPointSize: maximumPointSize) }
    let scaled = scaledFont(for: font, compatibleWith: traitCollection)
    return scaled.pointSize <= maximumPointSize ? scaled : scaled.withSize(maximumPointSize)
  }
}

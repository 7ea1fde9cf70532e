public import Foundation
import TouchstoneCairo
import TouchstoneFonts
import TouchstoneText
public import TouchstoneUI

/// A font of UIKit or AppKit, at a size.
///
/// Its measures are those of the font that views are drawn with. It is one class for both; `NSFont` is its other name.
///
/// - Source: UIKit, `UIFont`; AppKit, `NSFont`.
public final class UIFont: Hashable, Sendable {
  package let font: Font
  /// The size in points.
  public let pointSize: CGFloat

  package init(font: Font) {
    self.font = font
    pointSize = font.descriptor(in: EnvironmentValues()).size
  }

  /// How heavy letters are, from −1 to 1.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// Creates a weight from −1 to 1.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// The lightest weight.
    public static let ultraLight = Weight(-0.8)
    /// The second lightest weight.
    public static let thin = Weight(-0.6)
    /// A light weight.
    public static let light = Weight(-0.4)
    /// The usual weight.
    public static let regular = Weight(0)
    /// A little heavier than usual.
    public static let medium = Weight(0.23)
    /// The weight of headlines.
    public static let semibold = Weight(0.3)
    /// Bold.
    public static let bold = Weight(0.4)
    /// Heavier than bold.
    public static let heavy = Weight(0.56)
    /// The heaviest weight.
    public static let black = Weight(0.62)

    /// SwiftUI's weight, the closest one.
    package var swiftUI: Font.Weight {
      let table: [(Weight, Font.Weight)] = [
        (.ultraLight, .ultraLight), (.thin, .thin), (.light, .light), (.regular, .regular), (.medium, .medium),
        (.semibold, .semibold), (.bold, .bold), (.heavy, .heavy), (.black, .black),
      ]
      return table.min { abs($0.0.rawValue - rawValue) < abs($1.0.rawValue - rawValue) }?.1 ?? .regular
    }
  }

  /// A use of text.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// The title of a screen.
    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    /// The first level of headings.
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    /// The second level of headings.
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    /// The third level of headings.
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    /// A heading of a paragraph.
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    /// A line below a heading.
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    /// Running text.
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    /// A remark.
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    /// A footnote.
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    /// The text of a picture.
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    /// The smaller text of a picture.
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

  public static func == (lhs: UIFont, rhs: UIFont) -> Bool { lhs.font == rhs.font }

  public func hash(into hasher: inout Hasher) { hasher.combine(font) }
}

/// A font of AppKit: UIKit's, by its other name.
public typealias NSFont = UIFont

extension UIFont {
  /// Creates a font by its family's, full or PostScript name; `nil` where no file has the name.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    let font = Font.custom(fontName, fixedSize: fontSize)
    guard let file = try? FontLibrary.shared.file(for: font.descriptor(in: EnvironmentValues())), !file.isSubstitute
    else { return nil }
    self.init(font: font)
  }

  /// Creates the font of a description; with size 0, at the description's own.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    let size = pointSize > 0 ? pointSize : descriptor.pointSize
    self.init(font: descriptor.font.sized(size))
  }

  /// The system font at a size in points.
  public static func systemFont(ofSize fontSize: CGFloat, weight: Weight = .regular) -> UIFont {
    UIFont(font: .system(size: fontSize, weight: weight.swiftUI))
  }

  /// The system font at a size in points and a width.
  public static func systemFont(ofSize fontSize: CGFloat, weight: Weight, width: Width) -> UIFont {
    UIFont(font: Font.system(size: fontSize, weight: weight.swiftUI).width(Font.Width(width.rawValue)))
  }

  /// The system font in bold.
  public static func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .bold)
  }

  /// The system font in italics.
  public static func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(font: Font.system(size: fontSize, weight: .regular).italic())
  }

  /// The system font whose letters are all equally wide.
  public static func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(font: .system(size: fontSize, weight: weight.swiftUI, design: .monospaced))
  }

  /// The system font whose digits are all equally wide.
  public static func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(font: Font.system(size: fontSize, weight: weight.swiftUI).monospacedDigit())
  }

  /// The font of a use of text, at the size of a new device.
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    UIFont(font: .system(style.swiftUI))
  }

  /// The font of a use of text, at the size that some traits ask for.
  public static func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    var environment = EnvironmentValues()
    traitCollection?.apply(to: &environment)
    let font = Font.system(style.swiftUI)
    let size = font.descriptor(in: environment).size
    return size == font.descriptor(in: EnvironmentValues()).size ? UIFont(font: font) : UIFont(font: font.sized(size))
  }

  /// The size of labels: 17 points.
  public static var labelFontSize: CGFloat { 17 }
  /// The size of buttons: 18 points.
  public static var buttonFontSize: CGFloat { 18 }
  /// The size of small text: 12 points.
  public static var smallSystemFontSize: CGFloat { 12 }
  /// The usual size: 14 points.
  public static var systemFontSize: CGFloat { 14 }

  /// How wide letters are; 0 is the usual width.
  public struct Width: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// The narrowest width.
    public static let compressed = Width(rawValue: -0.4)
    /// A narrow width.
    public static let condensed = Width(rawValue: -0.2)
    /// The usual width.
    public static let standard = Width(rawValue: 0)
    /// A wide width.
    public static let expanded = Width(rawValue: 0.2)
  }

  /// The font at another size.
  public func withSize(_ fontSize: CGFloat) -> UIFont { UIFont(font: font.sized(fontSize)) }

  /// The description of the font.
  public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(font: font, pointSize: pointSize) }

  /// The name of the font that was asked for.
  public var fontName: String {
    if case .named(let name) = descriptor.family { name } else { ".SFUI-Regular" }
  }

  /// The name of the family that was asked for.
  public var familyName: String {
    if case .named(let name) = descriptor.family { name } else { ".AppleSystemUIFont" }
  }

  /// The height of a line, in points.
  public var lineHeight: CGFloat { metrics.map(\.lineHeight) ?? pointSize * 1.2 }
  /// From the baseline up to the top of a line, in points.
  public var ascender: CGFloat { metrics?.ascent ?? pointSize }
  /// From the baseline down to the bottom of a line, in points; negative.
  public var descender: CGFloat { -(metrics?.descent ?? 0) }
  /// The height of capitals, in points.
  public var capHeight: CGFloat { metrics?.capHeight ?? pointSize * 0.7 }
  /// The height of small letters, in points.
  public var xHeight: CGFloat { metrics?.xHeight ?? pointSize * 0.5 }
  /// The gap between lines, in points.
  public var leading: CGFloat { metrics?.leading ?? 0 }

  private var descriptor: FontDescriptor { font.descriptor(in: EnvironmentValues()) }
  private var metrics: FontMetrics? { try? RenderContextPool.shared.library.metrics(of: descriptor) }
}

extension Font {
  /// Creates a font from UIKit's or AppKit's.
  public init(_ font: UIFont) {
    self = font.font
  }

  /// The font at a size in points, whatever its text style.
  func sized(_ size: CGFloat) -> Font {
    var font = self
    switch base {
    case .textStyle(let style, let design, let weight):
      font.base = .system(size: size, design: design, weight: weight ?? (style == .headline ? .semibold : nil))
    case .system(_, let design, let weight): font.base = .system(size: size, design: design, weight: weight)
    case .custom(let name, _, _): font.base = .custom(name, size: size, relativeTo: nil)
    }
    return font
  }
}

/// Scales sizes as text is scaled.
///
/// - Source: UIKit, `UIFontMetrics`.
public final class UIFontMetrics: Sendable {
  private let style: UIFont.TextStyle

  /// The scale of running text.
  public static let `default` = UIFontMetrics(forTextStyle: .body)

  /// Creates the scale of a use of text.
  public init(forTextStyle textStyle: UIFont.TextStyle) {
    style = textStyle
  }

  /// A length at the size of text of a new device: the length itself.
  public func scaledValue(for value: CGFloat) -> CGFloat { value }

  /// A length at the size of text that some traits ask for.
  public func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
    let usual = UIFont.preferredFont(forTextStyle: style).pointSize
    return value * UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).pointSize / usual
  }

  /// A font whose size follows the size of text.
  public func scaledFont(for font: UIFont) -> UIFont {
    guard case .custom(let name, let size, _) = font.font.base else { return font }
    var scaled = font.font
    scaled.base = .custom(name, size: size, relativeTo: style.swiftUI)
    return UIFont(font: scaled)
  }
}

public import Foundation
package import TouchstoneUI

/// What a font is, apart from its size: family, design, traits.
///
/// - Source: UIKit, `UIFontDescriptor`; AppKit, `NSFontDescriptor`.
public final class UIFontDescriptor: Hashable, Sendable {
  package let font: Font
  /// The size in points.
  public let pointSize: CGFloat

  package init(font: Font, pointSize: CGFloat) {
    self.font = font
    self.pointSize = pointSize
  }

  /// The description of a font by its name.
  public convenience init(name: String, size: CGFloat) {
    self.init(font: .custom(name, fixedSize: size), pointSize: size)
  }

  /// The description of the font of a use of text.
  public static func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style).fontDescriptor
  }

  /// Traits of letters.
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Slanted letters.
    public static let traitItalic = SymbolicTraits(rawValue: 1)
    /// Bold letters.
    public static let traitBold = SymbolicTraits(rawValue: 2)
    /// Letters that are all equally wide.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    /// Slanted letters, as AppKit spells it.
    public static let italic = traitItalic
    /// Bold letters, as AppKit spells it.
    public static let bold = traitBold
    /// Letters that are all equally wide, as AppKit spells it.
    public static let monoSpace = traitMonoSpace
  }

  /// A variant of the system font.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// The usual variant.
    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    /// The variant with round ends.
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    /// The variant with serifs.
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    /// The variant whose letters are all equally wide.
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")

    fileprivate var swiftUI: Font.Design {
      let table: [SystemDesign: Font.Design] = [.rounded: .rounded, .serif: .serif, .monospaced: .monospaced]
      return table[self] ?? .default
    }
  }

  /// The description with traits; never `nil` here.
  public func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    var font = font
    if symbolicTraits.contains(.traitBold) { font = font.bold() }
    if symbolicTraits.contains(.traitItalic) { font = font.italic() }
    if symbolicTraits.contains(.traitMonoSpace) { font = font.monospaced() }
    return UIFontDescriptor(font: font, pointSize: pointSize)
  }

  /// The description in a variant; `nil` for fonts that are not the system's.
  public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    var font = font
    switch font.base {
    case .textStyle(let style, _, let weight):
      font.base = .textStyle(style, design: design.swiftUI, weight: weight)
    case .system(let size, _, let weight): font.base = .system(size: size, design: design.swiftUI, weight: weight)
    case .custom: return nil
    }
    return UIFontDescriptor(font: font, pointSize: pointSize)
  }

  /// The description with another size.
  public func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    UIFontDescriptor(font: font.sized(newPointSize), pointSize: newPointSize)
  }

  public static func == (lhs: UIFontDescriptor, rhs: UIFontDescriptor) -> Bool {
    lhs.font == rhs.font && lhs.pointSize == rhs.pointSize
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(font) }
}

/// The description of a font of AppKit: UIKit's, by its other name.
public typealias NSFontDescriptor = UIFontDescriptor

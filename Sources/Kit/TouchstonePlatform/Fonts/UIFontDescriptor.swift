public import Foundation
import TouchstoneUI

/// A description of a font: its family, design, traits and size.
///
/// - Source: UIKit, `UIFontDescriptor`; AppKit, `NSFontDescriptor`.
public final class UIFontDescriptor: Hashable, Sendable {
  package let font: Font
  public let pointSize: CGFloat

  package init(font: Font, pointSize: CGFloat) {
    self.font = font
    self.pointSize = pointSize
  }

  /// Creates a descriptor for a font name.
  public convenience init(name: String, size: CGFloat) {
    self.init(font: .custom(name, fixedSize: size), pointSize: size)
  }

  /// Returns the descriptor of the font for a text style.
  public static func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style).fontDescriptor
  }

  /// The symbolic traits of a font.
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let traitItalic = SymbolicTraits(rawValue: 1)
    public static let traitBold = SymbolicTraits(rawValue: 2)
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    /// Italic, in AppKit's spelling.
    public static let italic = traitItalic
    /// Bold, in AppKit's spelling.
    public static let bold = traitBold
    /// Monospaced, in AppKit's spelling.
    public static let monoSpace = traitMonoSpace
  }

  /// A design of the system font.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")

    fileprivate var swiftUI: Font.Design {
      let table: [SystemDesign: Font.Design] = [.rounded: .rounded, .serif: .serif, .monospaced: .monospaced]
      return table[self] ?? .default
    }
  }

  /// Returns the descriptor with the given traits; never `nil`.
  public func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    var font = font
    if symbolicTraits.contains(.traitBold) { font = font.bold() }
    if symbolicTraits.contains(.traitItalic) { font = font.italic() }
    if symbolicTraits.contains(.traitMonoSpace) { font = font.monospaced() }
    return UIFontDescriptor(font: font, pointSize: pointSize)
  }

  /// Returns the descriptor with the given design; `nil` for custom fonts.
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

  /// Returns the descriptor with another size.
  public func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    UIFontDescriptor(font: font.sized(newPointSize), pointSize: newPointSize)
  }

  public static func == (lhs: UIFontDescriptor, rhs: UIFontDescriptor) -> Bool {
    lhs.font == rhs.font && lhs.pointSize == rhs.pointSize
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(font) }
}

/// A font descriptor, by AppKit's name.
public typealias NSFontDescriptor = UIFontDescriptor

public import Foundation

/// A font request: a family and its traits, not a file.
public struct FontDescriptor: Hashable, Sendable {
  /// The family of a font.
  public enum Family: Hashable, Sendable {
    /// A design of the system font.
    case system(Design)
    /// A family name, full name or PostScript name.
    case named(String)
  }

  /// A design of the system font.
  public enum Design: Hashable, Sendable {
    /// The default sans-serif design.
    case `default`
    case serif
    case rounded
    case monospaced
  }

  /// The family: a name or the system font.
  public var family: Family
  /// The font size in points.
  public var size: CGFloat
  /// The weight on the scale of OpenType and CSS: 100 ultra-light … 400 regular … 900 black.
  public var weight: Int
  /// Whether the font is italic.
  public var isItalic: Bool
  /// The width as a percentage of the normal one: 50 … 200.
  public var width: Int
  /// Whether digits are monospaced.
  public var hasMonospacedDigits: Bool
  /// Whether lowercase letters are drawn as small capitals.
  public var hasLowercaseSmallCaps: Bool
  /// Whether uppercase letters are drawn as small capitals.
  public var hasUppercaseSmallCaps: Bool
  /// The distance between baselines that a text style specifies, in points; `nil` for fonts of a fixed size, whose
  /// lines follow each other without a gap.
  public var linePitch: CGFloat?
  /// Whether lines are as high as on macOS.
  package var hasMacLines = false

  /// Whether the font is requested by name.
  package var isCustom: Bool { if case .named = family { true } else { false } }

  /// Creates a descriptor; the defaults are those of the regular system font.
  public init(
    family: Family = .system(.default),
    size: CGFloat,
    weight: Int = 400,
    isItalic: Bool = false,
    width: Int = 100,
    hasMonospacedDigits: Bool = false,
    hasLowercaseSmallCaps: Bool = false,
    hasUppercaseSmallCaps: Bool = false,
    linePitch: CGFloat? = nil
  ) {
    self.family = family
    self.size = size
    self.weight = weight
    self.isItalic = isItalic
    self.width = width
    self.hasMonospacedDigits = hasMonospacedDigits
    self.hasLowercaseSmallCaps = hasLowercaseSmallCaps
    self.hasUppercaseSmallCaps = hasUppercaseSmallCaps
    self.linePitch = linePitch
  }
}

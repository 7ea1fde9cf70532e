public import Foundation

/// A font as code asks for it: a family and its traits, not a file.
public struct FontDescriptor: Hashable, Sendable {
  /// The family of a font.
  public enum Family: Hashable, Sendable {
    /// The system family in one of its variants.
    case system(Design)
    /// A family, full or PostScript name.
    case named(String)
  }

  /// The variant of the system family.
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

  /// The family, by name or as the system's.
  public var family: Family
  /// The size of an em in points.
  public var size: CGFloat
  /// The weight on the scale of OpenType and CSS: 100 ultra-light … 400 regular … 900 black.
  public var weight: Int
  /// Whether letters are slanted.
  public var isItalic: Bool
  /// The width in percent of the normal one: 50 … 200.
  public var width: Int
  /// Whether all digits are equally wide.
  public var hasMonospacedDigits: Bool
  /// Whether small letters are drawn as small capitals.
  public var hasLowercaseSmallCaps: Bool
  /// Whether capitals are drawn as small capitals.
  public var hasUppercaseSmallCaps: Bool
  /// The distance of baselines that a text style prescribes, in points; `nil` for fonts of a plain size, whose lines
  /// follow each other without a gap.
  public var linePitch: CGFloat?

  /// Whether the font is asked for by name.
  package var isCustom: Bool { if case .named = family { true } else { false } }

  /// Creates a description; without arguments besides the size, the regular system font.
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

/// The kinds of issues that an audit looks for.
///
/// The first nine have the names of Apple's audits.
///
/// - Source: XCTest, `XCUIAccessibilityAuditType`.
public struct AuditType: OptionSet, Hashable, Sendable {
  public let rawValue: UInt64

  /// Creates a set of kinds from its bits.
  public init(rawValue: UInt64) {
    self.rawValue = rawValue
  }

  /// Text and symbols with too little contrast against their background.
  public static let contrast = AuditType(rawValue: 1 << 0)
  /// Drawn text that no accessibility element contains.
  public static let elementDetection = AuditType(rawValue: 1 << 1)
  /// Controls that are too small, overlap, or are covered by another view.
  public static let hitRegion = AuditType(rawValue: 1 << 2)
  /// Controls and images without a useful accessibility label.
  public static let sufficientElementDescription = AuditType(rawValue: 1 << 3)
  /// Text that doesn't grow with Dynamic Type, and content that no longer fits when it does.
  public static let dynamicType = AuditType(rawValue: 1 << 16)
  /// Truncated, clipped or overlapping text.
  public static let textClipped = AuditType(rawValue: 1 << 17)
  /// Views whose accessibility traits are missing or contradictory.
  public static let trait = AuditType(rawValue: 1 << 18)
  /// Views that announce an action they don't have, and gestures without an accessibility action.
  public static let action = AuditType(rawValue: 1 << 32)
  /// Controls that an enclosing view makes unreachable for assistive technologies.
  public static let parentChild = AuditType(rawValue: 1 << 33)

  /// Text, images and controls that extend beyond the screen.
  public static let offScreen = AuditType(rawValue: 1 << 48)
  /// Bitmaps drawn larger than their size in pixels.
  public static let imageResolution = AuditType(rawValue: 1 << 49)
  /// Distorted bitmaps and symbols.
  public static let imageAspectRatio = AuditType(rawValue: 1 << 50)
  /// Text that is too small to read.
  public static let textSize = AuditType(rawValue: 1 << 51)
  /// Missing glyphs, symbols, images, colours and fonts.
  public static let missingContent = AuditType(rawValue: 1 << 52)
  /// Thin lines that aren't aligned to the pixel grid.
  public static let hairline = AuditType(rawValue: 1 << 53)
  /// Text that other views partly cover.
  public static let overlap = AuditType(rawValue: 1 << 54)
  /// Text under a camera, rounded corners or the home indicator.
  public static let safeArea = AuditType(rawValue: 1 << 55)
  /// Elements that assistive technologies read before those above them.
  public static let readingOrder = AuditType(rawValue: 1 << 56)
  /// Marks that people with a colour vision deficiency can't tell apart.
  public static let color = AuditType(rawValue: 1 << 57)
  /// String keys without a translation, or shown in place of the text.
  public static let unlocalizedKeys = AuditType(rawValue: 1 << 58)

  private static let names: [(type: AuditType, name: String)] = [
    (.contrast, "contrast"), (.elementDetection, "elementDetection"), (.hitRegion, "hitRegion"),
    (.sufficientElementDescription, "sufficientElementDescription"), (.dynamicType, "dynamicType"),
    (.textClipped, "textClipped"), (.trait, "trait"), (.action, "action"), (.parentChild, "parentChild"),
    (.offScreen, "offScreen"), (.imageResolution, "imageResolution"), (.imageAspectRatio, "imageAspectRatio"),
    (.textSize, "textSize"), (.missingContent, "missingContent"), (.hairline, "hairline"), (.overlap, "overlap"),
    (.safeArea, "safeArea"), (.readingOrder, "readingOrder"), (.color, "color"),
    (.unlocalizedKeys, "unlocalizedKeys"),
  ]

  /// All kinds.
  public static let all = AuditType(names.map(\.type))

  /// The kinds in the set, in a fixed order.
  package var elements: [AuditType] { Self.names.map(\.type).filter(contains) }
}

extension AuditType: CustomStringConvertible {
  /// The names of the kinds as written in code, separated by commas.
  public var description: String { Self.names.filter { contains($0.type) }.map(\.name).joined(separator: ", ") }
}

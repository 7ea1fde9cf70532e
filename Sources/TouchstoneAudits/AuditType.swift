/// The kinds of faults that an audit looks for.
///
/// The first eight have the names of Apple's audits.
///
/// - Source: XCTest, `XCUIAccessibilityAuditType`.
public struct AuditType: OptionSet, Hashable, Sendable {
  public let rawValue: UInt64

  /// Creates a set from its bits.
  public init(rawValue: UInt64) {
    self.rawValue = rawValue
  }

  /// Texts and symbols whose colour is too close to what lies behind them.
  public static let contrast = AuditType(rawValue: 1 << 0)
  /// Words that are drawn, and that assistive technologies cannot find.
  public static let elementDetection = AuditType(rawValue: 1 << 1)
  /// Controls that are smaller than a finger, or lie over each other.
  public static let hitRegion = AuditType(rawValue: 1 << 2)
  /// Controls and images that assistive technologies cannot name.
  public static let sufficientElementDescription = AuditType(rawValue: 1 << 3)
  /// Texts that do not grow with Dynamic Type, or no longer fit when they do.
  public static let dynamicType = AuditType(rawValue: 1 << 16)
  /// Texts that are truncated, cut off, or drawn over each other.
  public static let textClipped = AuditType(rawValue: 1 << 17)
  /// Views that say they are something else than what they do.
  public static let trait = AuditType(rawValue: 1 << 18)
  /// Controls that assistive technologies cannot reach through the views around them.
  public static let parentChild = AuditType(rawValue: 1 << 33)

  /// Texts, images and controls that reach over the edge of the screen.
  public static let offScreen = AuditType(rawValue: 1 << 48)
  /// Images that are drawn larger than their pixels.
  public static let imageResolution = AuditType(rawValue: 1 << 49)
  /// Images and symbols that are squeezed in one direction.
  public static let imageAspectRatio = AuditType(rawValue: 1 << 50)
  /// Texts that are too small to read.
  public static let textSize = AuditType(rawValue: 1 << 51)
  /// Glyphs, symbols, images, colours and fonts that are not there.
  public static let missingContent = AuditType(rawValue: 1 << 52)
  /// Thin lines whose edges lie between pixels.
  public static let hairline = AuditType(rawValue: 1 << 53)
  /// Texts of which other views cover a part.
  public static let overlap = AuditType(rawValue: 1 << 54)
  /// Texts under a camera, rounded corners or the home indicator.
  public static let safeArea = AuditType(rawValue: 1 << 55)
  /// Elements that assistive technologies read before what lies above them.
  public static let readingOrder = AuditType(rawValue: 1 << 56)
  /// Marks that only their colours tell apart, for those who see these as one.
  public static let color = AuditType(rawValue: 1 << 57)

  private static let names: [(type: AuditType, name: String)] = [
    (.contrast, "contrast"), (.elementDetection, "elementDetection"), (.hitRegion, "hitRegion"),
    (.sufficientElementDescription, "sufficientElementDescription"), (.dynamicType, "dynamicType"),
    (.textClipped, "textClipped"), (.trait, "trait"), (.parentChild, "parentChild"), (.offScreen, "offScreen"),
    (.imageResolution, "imageResolution"), (.imageAspectRatio, "imageAspectRatio"), (.textSize, "textSize"),
    (.missingContent, "missingContent"), (.hairline, "hairline"), (.overlap, "overlap"),
    (.safeArea, "safeArea"), (.readingOrder, "readingOrder"), (.color, "color"),
  ]

  /// All kinds.
  public static let all = AuditType(names.map(\.type))

  /// The kinds in the set, one by one, in a fixed order.
  package var elements: [AuditType] { Self.names.map(\.type).filter(contains) }
}

extension AuditType: CustomStringConvertible {
  /// The names of the kinds, as code spells them.
  public var description: String { Self.names.filter { contains($0.type) }.map(\.name).joined(separator: ", ") }
}

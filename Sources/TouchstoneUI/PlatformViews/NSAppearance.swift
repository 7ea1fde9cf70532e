import Foundation
import TouchstoneCore

/// Light or dark.
///
/// - Source: AppKit, `NSAppearance`.
public final class NSAppearance: Hashable, Sendable {
  /// The name of an appearance.
  public struct Name: RawRepresentable, Hashable, Sendable {
    public var rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// Light.
    public static let aqua = Name(rawValue: "NSAppearanceNameAqua")
    /// Dark.
    public static let darkAqua = Name(rawValue: "NSAppearanceNameDarkAqua")
    /// Light, on a blurred ground.
    public static let vibrantLight = Name(rawValue: "NSAppearanceNameVibrantLight")
    /// Dark, on a blurred ground.
    public static let vibrantDark = Name(rawValue: "NSAppearanceNameVibrantDark")
  }

  /// The name.
  public let name: Name

  static let aqua = NSAppearance(.aqua)

  init(_ name: Name) { self.name = name }

  /// Creates an appearance by its name; `nil` for names that are not known.
  public convenience init?(named name: Name) {
    guard [.aqua, .darkAqua, .vibrantLight, .vibrantDark].contains(name) else { return nil }
    self.init(name)
  }

  /// The name among some that is closest to the appearance.
  public func bestMatch(from appearances: [Name]) -> Name? {
    let alike: [Name] = isDark ? [.darkAqua, .vibrantDark] : [.aqua, .vibrantLight]
    return ([name] + alike).first(where: appearances.contains) ?? appearances.first { $0 == .aqua }
  }

  /// Whether it is dark.
  package var isDark: Bool { name == .darkAqua || name == .vibrantDark }

  public static func == (lhs: NSAppearance, rhs: NSAppearance) -> Bool { lhs.name == rhs.name }

  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

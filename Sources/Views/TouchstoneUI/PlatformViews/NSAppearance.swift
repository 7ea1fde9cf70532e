import Foundation
import TouchstoneCore

/// The light or dark appearance.
///
/// - Source: AppKit, `NSAppearance`.
public final class NSAppearance: Hashable, Sendable {
  /// The name of an appearance.
  public struct Name: RawRepresentable, Hashable, Sendable {
    public var rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// Light.
    public static let aqua = Name(rawValue: "NSAppearanceNameAqua")
    public static let darkAqua = Name(rawValue: "NSAppearanceNameDarkAqua")
    /// Light, on a blurred background.
    public static let vibrantLight = Name(rawValue: "NSAppearanceNameVibrantLight")
    /// Dark, on a blurred background.
    public static let vibrantDark = Name(rawValue: "NSAppearanceNameVibrantDark")
  }

  public let name: Name

  static let aqua = NSAppearance(.aqua)

  /// The appearance that code draws in: the light one. Setting it has no effect.
  public static var current: NSAppearance? {
    get { aqua }
    set {}
  }

  /// The appearance that code draws in: the light one.
  public static func currentDrawing() -> NSAppearance { aqua }

  /// Runs a closure. The appearance has no effect in it.
  public func performAsCurrentDrawingAppearance(_ block: () -> Void) { block() }

  init(_ name: Name) { self.name = name }

  /// Creates an appearance with the given name, or returns `nil` if the name is unknown.
  public convenience init?(named name: Name) {
    guard [.aqua, .darkAqua, .vibrantLight, .vibrantDark].contains(name) else { return nil }
    self.init(name)
  }

  /// Returns the given name that matches the appearance best.
  public func bestMatch(from appearances: [Name]) -> Name? {
    let alike: [Name] = isDark ? [.darkAqua, .vibrantDark] : [.aqua, .vibrantLight]
    return ([name] + alike).first(where: appearances.contains) ?? appearances.first { $0 == .aqua }
  }

  package var isDark: Bool { name == .darkAqua || name == .vibrantDark }

  public static func == (lhs: NSAppearance, rhs: NSAppearance) -> Bool { lhs.name == rhs.name }

  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

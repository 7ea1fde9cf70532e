public import TouchstoneUI

/// A colour space of AppKit.
///
/// - Source: AppKit, `NSColorSpace`.
public final class NSColorSpace: Hashable, Sendable {
  private let name: String

  private init(_ name: String) { self.name = name }

  /// sRGB.
  public static let sRGB = NSColorSpace("sRGB")
  /// The colour space of the device: sRGB.
  public static let deviceRGB = sRGB
  /// The generic colour space: sRGB.
  public static let genericRGB = sRGB

  public static func == (lhs: NSColorSpace, rhs: NSColorSpace) -> Bool { lhs.name == rhs.name }

  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension NSColor {
  /// Returns the colour in a colour space, as it is in the light appearance. Every colour has components of sRGB.
  public func usingColorSpace(_ space: NSColorSpace) -> NSColor? { NSColor(cgColor: cgColor) }
}

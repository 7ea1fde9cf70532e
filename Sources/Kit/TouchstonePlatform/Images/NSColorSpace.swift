public import Foundation
import TouchstoneDrawing
public import TouchstoneUI

/// A colour space of AppKit.
public final class NSColorSpace: Hashable, Sendable {
  private let name: String

  private init(_ name: String) { self.name = name }

  public static let sRGB = NSColorSpace("sRGB")
  /// The colour space of the device: sRGB.
  public static let deviceRGB = sRGB
  /// The generic colour space: sRGB.
  public static let genericRGB = sRGB

  public static func == (lhs: NSColorSpace, rhs: NSColorSpace) -> Bool { lhs.name == rhs.name }

  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension NSColor {
  /// Creates a colour from components of the generic colour space: sRGB.
  public convenience init(calibratedRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(srgbRed: red, green: green, blue: blue, alpha: alpha)
  }

  /// Creates a colour from components of the colour space of the device: sRGB.
  public convenience init(deviceRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(srgbRed: red, green: green, blue: blue, alpha: alpha)
  }

  /// Creates a grey, from 0 (black) to 1 (white).
  public convenience init(calibratedWhite white: CGFloat, alpha: CGFloat) { self.init(white: white, alpha: alpha) }

  /// Creates a grey, from 0 (black) to 1 (white).
  public convenience init(deviceWhite white: CGFloat, alpha: CGFloat) { self.init(white: white, alpha: alpha) }

  /// Returns a mixture of the components of this colour and another one, as they are in the light appearance.
  ///
  /// - Parameter fraction: How much of the other colour, from 0 to 1.
  public func blended(withFraction fraction: CGFloat, of color: NSColor) -> NSColor? {
    guard let own = cgColor.components, let other = color.cgColor.components, own.count == 4, other.count == 4
    else { return nil }
    let mixed = zip(own, other).map { $0 + ($1 - $0) * min(max(fraction, 0), 1) }
    return NSColor(srgbRed: mixed[0], green: mixed[1], blue: mixed[2], alpha: mixed[3])
  }

  /// Returns the colour in a colour space, as it is in the light appearance. Every colour has components of sRGB.
  public func usingColorSpace(_ space: NSColorSpace) -> NSColor? { NSColor(cgColor: cgColor) }
}

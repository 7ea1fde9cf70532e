public import Foundation
public import TouchstoneDrawing

/// A colour as AppKit spells it, so that `Color(nsColor: .windowBackgroundColor)` works.
///
/// A class because AppKit's is one; never changed once made.
///
/// - Source: AppKit, `NSColor`.
public final class NSColor: Hashable, Sendable {
  let color: Color

  init(color: Color) {
    self.color = color
  }

  /// Creates the colour that SwiftUI's is.
  public convenience init(_ color: Color) {
    self.init(color: color)
  }

  /// Creates a colour from components of sRGB, each from 0 to 1.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(color: Color(red: red, green: green, blue: blue, opacity: alpha))
  }

  /// Creates a colour from components of sRGB, each from 0 to 1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(srgbRed: red, green: green, blue: blue, alpha: alpha)
  }

  /// Creates a colour from components of Display P3, each from 0 to 1.
  public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(color: Color(.displayP3, red: red, green: green, blue: blue, opacity: alpha))
  }

  /// Creates a grey from 0, black, to 1, white.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(color: Color(white: white, opacity: alpha))
  }

  /// Creates a colour from hue, saturation and brightness, each from 0 to 1.
  public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    self.init(color: Color(hue: hue, saturation: saturation, brightness: brightness, opacity: alpha))
  }

  /// Creates a colour from Core Graphics' kind.
  public convenience init?(cgColor: CGColor) {
    self.init(color: Color(cgColor: cgColor))
  }

  /// The colour with another opacity, in light and in dark surroundings.
  public func withAlphaComponent(_ alpha: CGFloat) -> NSColor {
    NSColor(color: UIColor(color: color).withAlphaComponent(alpha).color)
  }

  /// The colour in light surroundings.
  public var cgColor: CGColor { UIColor(color: color).cgColor }

  public static func == (lhs: NSColor, rhs: NSColor) -> Bool { lhs.color == rhs.color }

  public func hash(into hasher: inout Hasher) { hasher.combine(color) }
}

extension NSColor: CustomStringConvertible {
  public var description: String { color.description }
}

extension Color {
  /// Creates the colour that AppKit's is.
  public init(nsColor: NSColor) {
    self = nsColor.color
  }

  /// Creates the colour that AppKit's is; the older spelling. Where the type is left out and UIKit has the name, too, it
  /// means UIKit's.
  @_disfavoredOverload
  public init(_ color: NSColor) {
    self = color.color
  }
}

public import Foundation
public import TouchstoneCore
public import TouchstoneDrawing

/// A colour as AppKit spells it, so that `Color(nsColor: .windowBackgroundColor)` works.
///
/// A class because AppKit's is one; never changed once made.
///
/// - Source: AppKit, `NSColor`.
public final class NSColor: Hashable, Sendable {
  package let color: Color

  package init(color: Color) {
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

  /// Creates a colour that depends on the appearance of where it is drawn. The closure runs once for light and once for
  /// dark.
  public convenience init(name colorName: String?, dynamicProvider: @escaping (NSAppearance) -> NSColor) {
    self.init(
      color: UIColor {
        let name: NSAppearance.Name = $0.userInterfaceStyle == .dark ? .darkAqua : .aqua
        return UIColor(color: dynamicProvider(NSAppearance(name)).color)
      }.color)
  }

  /// Red of sRGB, from 0 to 1.
  public var redComponent: CGFloat { CGFloat(parts.red) }
  /// Green of sRGB, from 0 to 1.
  public var greenComponent: CGFloat { CGFloat(parts.green) }
  /// Blue of sRGB, from 0 to 1.
  public var blueComponent: CGFloat { CGFloat(parts.blue) }
  /// The opacity, from 0 to 1.
  public var alphaComponent: CGFloat { CGFloat(parts.opacity) }
  /// The hue, from 0 to 1.
  public var hueComponent: CGFloat { parts.hueSaturationBrightness.hue }
  /// The saturation, from 0 to 1.
  public var saturationComponent: CGFloat { parts.hueSaturationBrightness.saturation }
  /// The brightness, from 0 to 1.
  public var brightnessComponent: CGFloat { parts.hueSaturationBrightness.brightness }

  /// Puts red, green, blue and opacity of sRGB where pointers say.
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) {
    UIColor(color: color).getRed(red, green: green, blue: blue, alpha: alpha)
  }

  private var parts: ResolvedColor { UIColor(color: color).components(in: .light) }

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

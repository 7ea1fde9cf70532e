public import Foundation
public import TouchstoneCore
public import TouchstoneDrawing

/// A colour as spelled in AppKit, so that `Color(nsColor: .windowBackgroundColor)` works.
///
/// A class, as in AppKit; it is immutable.
///
/// - Source: AppKit, `NSColor`.
public final class NSColor: Hashable, Sendable {
  package let color: Color

  package init(color: Color) {
    self.color = color
  }

  /// Creates a colour from a SwiftUI colour.
  public convenience init(_ color: Color) {
    self.init(color: color)
  }

  /// Creates a colour from sRGB components, each from 0 to 1.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(color: Color(red: red, green: green, blue: blue, opacity: alpha))
  }

  /// Creates a colour from sRGB components, each from 0 to 1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(srgbRed: red, green: green, blue: blue, alpha: alpha)
  }

  /// Creates a colour from Display P3 components, each from 0 to 1.
  public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(color: Color(.displayP3, red: red, green: green, blue: blue, opacity: alpha))
  }

  /// Creates a grey, from 0 (black) to 1 (white).
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(color: Color(white: white, opacity: alpha))
  }

  /// Creates a colour from hue, saturation and brightness, each from 0 to 1.
  public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    self.init(color: Color(hue: hue, saturation: saturation, brightness: brightness, opacity: alpha))
  }

  /// Creates a colour from a Core Graphics colour.
  public convenience init?(cgColor: CGColor) {
    self.init(color: Color(cgColor: cgColor))
  }

  /// Returns the colour with another opacity, in both the light and the dark appearance.
  public func withAlphaComponent(_ alpha: CGFloat) -> NSColor {
    NSColor(color: UIColor(color: color).withAlphaComponent(alpha).color)
  }

  /// The colour in the light appearance.
  public var cgColor: CGColor { UIColor(color: color).cgColor }

  /// Creates a colour that depends on the appearance in which it is drawn. The closure runs once for light and once for
  /// dark.
  public convenience init(name colorName: String?, dynamicProvider: @escaping (NSAppearance) -> NSColor) {
    self.init(
      color: UIColor {
        let name: NSAppearance.Name = $0.userInterfaceStyle == .dark ? .darkAqua : .aqua
        return UIColor(color: dynamicProvider(NSAppearance(name)).color)
      }.color)
  }

  /// The sRGB red component, from 0 to 1.
  public var redComponent: CGFloat { CGFloat(parts.red) }
  /// The sRGB green component, from 0 to 1.
  public var greenComponent: CGFloat { CGFloat(parts.green) }
  /// The sRGB blue component, from 0 to 1.
  public var blueComponent: CGFloat { CGFloat(parts.blue) }
  /// The opacity, from 0 to 1.
  public var alphaComponent: CGFloat { CGFloat(parts.opacity) }
  /// The hue, from 0 to 1.
  public var hueComponent: CGFloat { parts.hueSaturationBrightness.hue }
  /// The saturation, from 0 to 1.
  public var saturationComponent: CGFloat { parts.hueSaturationBrightness.saturation }
  /// The brightness, from 0 to 1.
  public var brightnessComponent: CGFloat { parts.hueSaturationBrightness.brightness }

  /// Returns the sRGB red, green, blue and opacity through pointers.
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
  /// Creates a colour from an AppKit colour.
  public init(nsColor: NSColor) {
    self = nsColor.color
  }

  /// Creates a colour from an AppKit colour. This is the older spelling: if the type is omitted and UIKit also has the
  /// name, it means UIKit's.
  @_disfavoredOverload
  public init(_ color: NSColor) {
    self = color.color
  }
}

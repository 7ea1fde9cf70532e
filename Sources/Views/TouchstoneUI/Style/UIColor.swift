public import Foundation
public import TouchstoneCore
public import TouchstoneDrawing

/// A colour as spelled in UIKit, so that `Color(uiColor: .systemGroupedBackground)` works.
///
/// A class, as in UIKit; it is immutable.
///
/// - Source: UIKit, `UIColor`.
public final class UIColor: Hashable, Sendable {
  package let color: Color

  package init(color: Color) {
    self.color = color
  }

  /// Creates a colour from a SwiftUI colour.
  public convenience init(_ color: Color) {
    self.init(color: color)
  }

  /// Creates a colour from sRGB components, each from 0 to 1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(color: Color(red: red, green: green, blue: blue, opacity: alpha))
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
  public convenience init(cgColor: CGColor) {
    self.init(color: Color(cgColor: cgColor))
  }

  /// Returns the colour with another opacity, in both the light and the dark appearance.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    func replaced(_ scheme: ColorScheme) -> Color {
      var components = components(in: scheme)
      components.opacity = Float(alpha)
      return Color(storage: .fixed(components))
    }
    return UIColor(color: Color(storage: .dynamic(light: replaced(.light), dark: replaced(.dark))))
  }

  /// The colour in the current traits, which are light except inside `performAsCurrent(_:)`.
  public var cgColor: CGColor { CGColor(components(in: UITraitCollection.current)) }

  /// Creates a colour that depends on the traits with which it is drawn. The closure runs once for light and once for
  /// dark traits.
  public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    func provided(_ style: UIUserInterfaceStyle) -> Color {
      let traits = UITraitCollection.current.overlaid(by: UITraitCollection(userInterfaceStyle: style))
      let color = dynamicProvider(traits)
      return Color(storage: .fixed(color.components(in: traits)))
    }
    self.init(color: Color(storage: .dynamic(light: provided(.light), dark: provided(.dark))))
  }

  /// Returns the colour resolved for the given traits.
  public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    UIColor(color: Color(storage: .fixed(components(in: traitCollection))))
  }

  /// Returns the sRGB red, green, blue and opacity in the current traits through pointers. For sRGB colours, all are
  /// from 0 to 1.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let parts = components(in: UITraitCollection.current)
    red?.pointee = CGFloat(parts.red)
    green?.pointee = CGFloat(parts.green)
    blue?.pointee = CGFloat(parts.blue)
    alpha?.pointee = CGFloat(parts.opacity)
    return true
  }

  /// Returns the hue, saturation, brightness and opacity in the current traits through pointers, each from 0 to 1.
  @discardableResult
  public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let parts = components(in: UITraitCollection.current)
    let values = parts.hueSaturationBrightness
    hue?.pointee = values.hue
    saturation?.pointee = values.saturation
    brightness?.pointee = values.brightness
    alpha?.pointee = CGFloat(parts.opacity)
    return true
  }

  /// Returns the white component and the opacity in the current traits through pointers. The result is `false` for
  /// colours that are not grey.
  @discardableResult
  public func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
    let parts = components(in: UITraitCollection.current)
    guard parts.red == parts.green, parts.green == parts.blue else { return false }
    white?.pointee = CGFloat(parts.red)
    alpha?.pointee = CGFloat(parts.opacity)
    return true
  }

  private func components(in traits: UITraitCollection) -> ResolvedColor {
    var environment = EnvironmentValues()
    traits.apply(to: &environment)
    return color.components(in: environment)
  }

  package func components(in scheme: ColorScheme) -> ResolvedColor {
    var environment = EnvironmentValues()
    environment.colorScheme = scheme
    return color.components(in: environment)
  }

  public static func == (lhs: UIColor, rhs: UIColor) -> Bool { lhs.color == rhs.color }

  public func hash(into hasher: inout Hasher) { hasher.combine(color) }
}

extension UIColor: CustomStringConvertible {
  public var description: String { color.description }
}

extension Color {
  /// Creates a colour from a UIKit colour.
  public init(uiColor: UIColor) {
    self = uiColor.color
  }

  /// Creates a colour from a UIKit colour. This is the older spelling, in which the type can be omitted:
  /// `Color(.systemGray6)`.
  public init(_ color: UIColor) {
    self = color.color
  }
}

extension ResolvedColor {
  /// The hue, saturation and brightness, each from 0 to 1.
  ///
  /// - Source: the hexcone model of A. R. Smith, "Color gamut transform pairs", 1978.
  package var hueSaturationBrightness: (hue: CGFloat, saturation: CGFloat, brightness: CGFloat) {
    let (red, green, blue) = (CGFloat(red), CGFloat(green), CGFloat(blue))
    let (least, most) = (min(red, green, blue), max(red, green, blue))
    let range = most - least
    guard range > 0, most > 0 else { return (0, 0, most) }
    let sector =
      most == red
      ? (green - blue) / range : most == green ? 2 + (blue - red) / range : 4 + (red - green) / range
    return ((sector < 0 ? sector + 6 : sector) / 6, range / most, most)
  }
}

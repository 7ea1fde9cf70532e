public import Foundation
package import TouchstoneDrawing

/// A colour, which may depend on the environment.
///
/// - Source: SwiftUI, `Color`.
public struct Color: Hashable, Sendable {
  package indirect enum Storage: Hashable, Sendable {
    case fixed(ResolvedColor)
    case system(SystemColor)
    case accent
    case opacity(Color, Double)
    case mix(Color, Color, fraction: Double, space: Gradient.ColorSpace)
    case headroom(Color, Double?)
    case exposure(Color, stops: Double)
    /// A colour with variants for light and dark appearance.
    case dynamic(light: Color, dark: Color)
    /// A colour in an asset catalogue, and what it is where there is no renderer that looks it up.
    case named(String, bundlePath: String?, found: FoundColorSet)
  }

  package let storage: Storage

  package init(storage: Storage) {
    self.storage = storage
  }

  /// The colour space of a colour's components.
  public enum RGBColorSpace: Hashable, Sendable {
    /// The sRGB colour space, gamma-encoded.
    case sRGB
    /// The sRGB colour space with linear components.
    case sRGBLinear
    /// The Display P3 colour space, gamma-encoded.
    case displayP3
  }

  public static let red = Color(storage: .system(.red))
  public static let orange = Color(storage: .system(.orange))
  public static let yellow = Color(storage: .system(.yellow))
  public static let green = Color(storage: .system(.green))
  public static let mint = Color(storage: .system(.mint))
  public static let teal = Color(storage: .system(.teal))
  public static let cyan = Color(storage: .system(.cyan))
  public static let blue = Color(storage: .system(.blue))
  public static let indigo = Color(storage: .system(.indigo))
  public static let purple = Color(storage: .system(.purple))
  public static let pink = Color(storage: .system(.pink))
  public static let brown = Color(storage: .system(.brown))
  public static let gray = Color(storage: .system(.gray))
  /// The primary label colour.
  public static let primary = Color(storage: .system(.primary))
  /// The secondary label colour.
  public static let secondary = Color(storage: .system(.secondary))
  public static let white = Color(storage: .fixed(.white))
  public static let black = Color(storage: .fixed(.black))
  /// A transparent colour.
  public static let clear = Color(storage: .fixed(.clear))
  /// The current tint, or blue if there is none.
  public static let accentColor = Color(storage: .accent)

  /// Returns the colour with its opacity multiplied by a number from 0 to 1.
  public func opacity(_ opacity: Double) -> Color { Color(storage: .opacity(self, opacity)) }
}

extension Color {
  /// Creates a colour from red, green and blue, each from 0 to 1.
  public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
  ) {
    self.init(
      storage: .fixed(
        colorSpace.resolved(red: Float(red), green: Float(green), blue: Float(blue), opacity: Float(opacity))))
  }

  /// Creates a grey from 0 (black) to 1 (white).
  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  /// Creates a colour from hue, saturation and brightness, each from 0 to 1.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    let sector = (hue - hue.rounded(.down)) * 6
    let saturation = min(max(saturation, 0), 1)
    // Each component falls from the brightness to (1 − saturation) times the brightness over one sixth of the colour
    // wheel.
    func component(_ shift: Double) -> Double {
      let place = (shift + sector).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * max(0, min(place, 4 - place, 1)))
    }
    self.init(red: component(5), green: component(3), blue: component(1), opacity: opacity)
  }

  /// Creates a colour from a colour set in an asset catalogue; a missing colour is drawn in bright magenta.
  ///
  /// On Linux, SwiftPM does not compile asset catalogues: add them with `resources: [.copy("Assets.xcassets")]`.
  /// Variants for dark appearance are supported; those for high contrast and for specific devices are not.
  public init(_ name: String, bundle: Bundle? = nil) {
    self.init(storage: .named(name, bundlePath: bundle?.bundlePath, found: FoundColorSet(nil)))
  }

  /// Creates a colour from a colour resource.
  public init(_ resource: ColorResource) {
    self.init(resource.name, bundle: resource.bundle)
  }

  /// Creates a colour from a resolved one.
  public init(_ resolved: Resolved) {
    self.init(storage: .fixed(resolved.components))
  }
}

extension Color.RGBColorSpace {
  package func resolved(red: Float, green: Float, blue: Float, opacity: Float) -> ResolvedColor {
    switch self {
    case .sRGB: return ResolvedColor(red: red, green: green, blue: blue, opacity: opacity)
    case .sRGBLinear:
      return ResolvedColor(
        red: ResolvedColor.encoded(fromLinear: red), green: ResolvedColor.encoded(fromLinear: green),
        blue: ResolvedColor.encoded(fromLinear: blue), opacity: opacity)
    case .displayP3:
      // Display P3 has the transfer function and white point of sRGB; the matrix goes through XYZ (CSS Color 4, sample
      // code).
      let (r, g, b) = (
        ResolvedColor.linear(fromEncoded: red), ResolvedColor.linear(fromEncoded: green),
        ResolvedColor.linear(fromEncoded: blue)
      )
      return ResolvedColor(
        red: ResolvedColor.encoded(fromLinear: 1.2249402 * r - 0.2249404 * g),
        green: ResolvedColor.encoded(fromLinear: -0.0420570 * r + 1.0420571 * g),
        blue: ResolvedColor.encoded(fromLinear: -0.0196376 * r - 0.0786361 * g + 1.0982735 * b),
        opacity: opacity)
    }
  }
}

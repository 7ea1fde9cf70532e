import Foundation
package import TouchstoneDrawing

extension Color {
  /// The components of a colour resolved in an environment.
  ///
  /// - Source: SwiftUI, `Color.Resolved`.
  public struct Resolved: Hashable, Sendable, ShapeStyle {
    public typealias Resolved = Never

    /// Red, gamma-encoded; 0 to 1 in sRGB, beyond in wider spaces.
    public var red: Float
    /// Green, gamma-encoded; 0 to 1 in sRGB, beyond in wider spaces.
    public var green: Float
    /// Blue, gamma-encoded; 0 to 1 in sRGB, beyond in wider spaces.
    public var blue: Float
    /// The opacity, from 0 (transparent) to 1 (opaque).
    public var opacity: Float

    package init(_ components: ResolvedColor) {
      (red, green, blue) = (components.red, components.green, components.blue)
      opacity = components.opacity
    }

    /// Creates a colour from red, green and blue, each from 0 to 1.
    public init(
      colorSpace: RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1
    ) {
      self.init(colorSpace.resolved(red: red, green: green, blue: blue, opacity: opacity))
    }

    package var components: ResolvedColor {
      get { ResolvedColor(red: red, green: green, blue: blue, opacity: opacity) }
      set { self = Color.Resolved(newValue) }
    }

    /// Red in linear light.
    public var linearRed: Float {
      get { ResolvedColor.linear(fromEncoded: red) }
      set { red = ResolvedColor.encoded(fromLinear: newValue) }
    }

    /// Green in linear light.
    public var linearGreen: Float {
      get { ResolvedColor.linear(fromEncoded: green) }
      set { green = ResolvedColor.encoded(fromLinear: newValue) }
    }

    /// Blue in linear light.
    public var linearBlue: Float {
      get { ResolvedColor.linear(fromEncoded: blue) }
      set { blue = ResolvedColor.encoded(fromLinear: newValue) }
    }
  }

  /// Returns the colour's components in an environment, regardless of its headroom.
  public func resolve(in environment: EnvironmentValues) -> Resolved {
    Resolved(resolveHDR(in: environment).components)
  }

  /// Returns the components as drawn in an environment, tone-mapped if the colour's headroom is not available.
  package func components(in environment: EnvironmentValues) -> ResolvedColor {
    resolveHDR(in: environment).shown(in: environment)
  }
}

extension Color.Resolved: PaintStyle {
  package func rendering(in context: StyleContext) -> StyleRendering {
    StyleRendering(paint: .color(components)).level(context.level)
  }
}

extension Color.Resolved: Codable {
  /// Encodes red, green, blue and opacity in this order without keys.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    for component in [red, green, blue, opacity] { try container.encode(component) }
  }

  public init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    let (red, green) = (try container.decode(Float.self), try container.decode(Float.self))
    let (blue, opacity) = (try container.decode(Float.self), try container.decode(Float.self))
    self.init(red: red, green: green, blue: blue, opacity: opacity)
  }
}

extension Color.Resolved: CustomStringConvertible {
  public var description: String {
    func byte(_ component: Float) -> Int {
      component.isNaN ? 0 : Int((min(max(component, 0), 1) * 255).rounded())
    }
    return String(format: "#%02X%02X%02X%02X", byte(red), byte(green), byte(blue), byte(opacity))
  }
}

extension Color: CustomStringConvertible {
  public var description: String {
    switch storage {
    case .fixed(.white): "white"
    case .fixed(.black): "black"
    case .fixed(.clear): "clear"
    case .fixed(let color): Resolved(color).description
    case .system(let color): color.rawValue
    case .accent: "accentColor"
    case .opacity(let color, let opacity): "\(CGFloat((opacity * 100).rounded()).plain)% \(color.description)"
    case .mix(let first, let second, let fraction, _): "mix(\(first), \(second), \(fraction))"
    case .headroom(let color, let headroom): "\(color) headroom \(headroom.map { "\($0)" } ?? "nil")"
    case .exposure(let color, let stops): "\(color) exposure \(stops)"
    case .dynamic(let light, let dark): "dynamic(\(light), \(dark))"
    case .named(let name, _, _): "named(\(name))"
    }
  }
}

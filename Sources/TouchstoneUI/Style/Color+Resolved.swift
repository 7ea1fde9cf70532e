import Foundation
package import TouchstoneDrawing

extension Color {
  /// A colour's components, once its surroundings are known.
  ///
  /// - Source: SwiftUI, `Color.Resolved`.
  public struct Resolved: Hashable, Sendable, ShapeStyle {
    public typealias Resolved = Never

    package var components: ResolvedColor

    package init(_ components: ResolvedColor) {
      self.components = components
    }

    /// Creates a colour from red, green and blue, each from 0 to 1.
    public init(
      colorSpace: RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1
    ) {
      components = colorSpace.resolved(red: red, green: green, blue: blue, opacity: opacity)
    }

    public var red: Float {
      get { components.red }
      set { components.red = newValue }
    }

    public var green: Float {
      get { components.green }
      set { components.green = newValue }
    }

    public var blue: Float {
      get { components.blue }
      set { components.blue = newValue }
    }

    public var opacity: Float {
      get { components.opacity }
      set { components.opacity = newValue }
    }

    public var linearRed: Float {
      get { ResolvedColor.linear(fromEncoded: components.red) }
      set { components.red = ResolvedColor.encoded(fromLinear: newValue) }
    }

    public var linearGreen: Float {
      get { ResolvedColor.linear(fromEncoded: components.green) }
      set { components.green = ResolvedColor.encoded(fromLinear: newValue) }
    }

    public var linearBlue: Float {
      get { ResolvedColor.linear(fromEncoded: components.blue) }
      set { components.blue = ResolvedColor.encoded(fromLinear: newValue) }
    }
  }

  /// The colour's components in an environment.
  public func resolve(in environment: EnvironmentValues) -> Resolved {
    Resolved(components(in: environment))
  }

  package func components(in environment: EnvironmentValues) -> ResolvedColor {
    switch storage {
    case .fixed(let color): return color
    case .system(let color): return color.resolved(environment.colorScheme, environment.systemPalette)
    case .accent:
      // A tint may itself be made of the accent colour: that is then the one outside.
      var outside = environment
      outside.tintColor = nil
      return environment.tintColor?.components(in: outside)
        ?? SystemColor.blue.resolved(environment.colorScheme, environment.systemPalette)
    case .opacity(let color, let opacity):
      return color.components(in: environment).multiplyingOpacity(by: opacity)
    case .mix(let first, let second, let fraction, let space):
      return space.interpolation.mix(
        first.components(in: environment), second.components(in: environment), fraction: fraction)
    case .dynamic(let light, let dark):
      return (environment.colorScheme == .dark ? dark : light).components(in: environment)
    case .named(let name, let bundlePath):
      let set = environment.imageSource.colorSet(named: name, bundlePath: bundlePath)
      let color = environment.colorScheme == .dark ? set?.dark ?? set?.light : set?.light
      if let color { return color.components(in: environment) }
      environment.diagnostics?.report(.unknownColor(name: name))
      return ResolvedColor(red: 1, green: 0, blue: 1)
    }
  }
}

extension Color.Resolved: PaintStyle {
  package func rendering(in context: StyleContext) -> StyleRendering {
    StyleRendering(paint: .color(components)).level(context.level)
  }
}

extension Color.Resolved: Codable {
  /// Writes red, green, blue and opacity, in this order and without keys.
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
    func byte(_ component: Float) -> Int { Int((min(max(component, 0), 1) * 255).rounded()) }
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
    case .opacity(let color, let opacity): "\(Int((opacity * 100).rounded()))% \(color.description)"
    case .mix(let first, let second, let fraction, _): "mix(\(first), \(second), \(fraction))"
    case .dynamic(let light, let dark): "dynamic(\(light), \(dark))"
    case .named(let name, _): "named(\(name))"
    }
  }
}

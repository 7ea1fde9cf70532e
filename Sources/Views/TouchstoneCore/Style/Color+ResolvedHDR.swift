package import TouchstoneDrawing

extension Color {
  /// The components of a resolved colour and the headroom of the content to which it belongs.
  ///
  /// - Source: SwiftUI, `Color.ResolvedHDR`.
  public struct ResolvedHDR: Hashable, Sendable {
    package var components: ResolvedColor

    /// The ratio of the content's brightest light to that of white; `nil` if unknown.
    ///
    /// A picture with a smaller range shows the colour tone-mapped; without a headroom, a component that is too bright
    /// for the picture is clamped.
    public var headroom: Float?

    package init(_ components: ResolvedColor, headroom: Float?) {
      self.components = components
      self.headroom = headroom
    }

    /// Creates a colour from resolved components and the content's headroom; `nil` if it is unknown.
    public init(_ color: Color.Resolved, headroom: Float? = nil) {
      self.init(color.components, headroom: headroom)
    }

    private var base: Color.Resolved {
      get { Color.Resolved(components) }
      set { components = newValue.components }
    }

    /// Red, gamma-encoded; more than 1 is brighter than white.
    public var red: Float {
      get { components.red }
      set { components.red = newValue }
    }

    /// Green, gamma-encoded; more than 1 is brighter than white.
    public var green: Float {
      get { components.green }
      set { components.green = newValue }
    }

    /// Blue, gamma-encoded; more than 1 is brighter than white.
    public var blue: Float {
      get { components.blue }
      set { components.blue = newValue }
    }

    /// The opacity, from 0 (transparent) to 1 (opaque).
    public var opacity: Float {
      get { components.opacity }
      set { components.opacity = newValue }
    }

    /// Red in linear light.
    public var linearRed: Float {
      get { base.linearRed }
      set { base.linearRed = newValue }
    }

    /// Green in linear light.
    public var linearGreen: Float {
      get { base.linearGreen }
      set { base.linearGreen = newValue }
    }

    /// Blue in linear light.
    public var linearBlue: Float {
      get { base.linearBlue }
      set { base.linearBlue = newValue }
    }

    /// Returns the colour as shown in an environment.
    package func shown(in environment: EnvironmentValues) -> ResolvedColor {
      headroom.map { components.toneMapped(from: $0, to: environment.headroom) } ?? components
    }
  }

  /// Returns the colour's components and headroom in an environment.
  public func resolveHDR(in environment: EnvironmentValues) -> ResolvedHDR {
    switch storage {
    case .fixed(let color): return ResolvedHDR(color, headroom: nil)
    case .system(let color):
      return ResolvedHDR(color.resolved(environment.colorScheme, environment.systemPalette), headroom: nil)
    case .accent:
      guard let tint = environment.tint.color else {
        return ResolvedHDR(SystemColor.accent(environment.colorScheme, environment.systemPalette), headroom: nil)
      }
      // A tint may itself refer to the accent colour, which then is the outer one.
      var outside = environment
      outside.tint.color = nil
      return tint.resolveHDR(in: outside)
    case .opacity(let color, let opacity):
      var resolved = color.resolveHDR(in: environment)
      resolved.components = resolved.components.multiplyingOpacity(by: opacity)
      return resolved
    case .mix(let first, let second, let fraction, let space):
      let (first, second) = (first.resolveHDR(in: environment), second.resolveHDR(in: environment))
      return ResolvedHDR(
        space.interpolation.mix(first.components, second.components, fraction: fraction),
        headroom: [first.headroom, second.headroom].compactMap(\.self).max())
    case .headroom(let color, let headroom):
      var resolved = color.resolveHDR(in: environment)
      resolved.headroom = headroom.map { Float($0) }
      return resolved
    case .exposure(let color, let stops):
      return color.resolveHDR(in: environment).exposed(by: stops)
    case .dynamic(let light, let dark):
      return (environment.colorScheme == .dark ? dark : light).resolveHDR(in: environment)
    case .named(let name, let bundlePath, let found):
      DrawnCode.note(.color(name))
      let set = environment.imageSource.colorSet(named: name, bundlePath: bundlePath) ?? found.set
      let color = environment.colorScheme == .dark ? set?.dark ?? set?.light : set?.light
      if let color { return color.resolveHDR(in: environment) }
      environment.diagnostics?.report(.unknownColor(name: name))
      return ResolvedHDR(ResolvedColor(red: 1, green: 0, blue: 1), headroom: nil)
    }
  }

  /// Creates a colour from a resolved one.
  public init(_ resolved: ResolvedHDR) {
    let base = Color(storage: .fixed(resolved.components))
    self = resolved.headroom == nil ? base : base.headroom(resolved.headroom.map { Double($0) })
  }
}

extension Color.ResolvedHDR: ShapeStyle, PaintStyle {
  public typealias Resolved = Never

  package func rendering(in context: StyleContext) -> StyleRendering {
    StyleRendering(paint: .color(shown(in: context.environment))).level(context.level)
  }
}

extension Color.ResolvedHDR: Codable {
  private enum CodingKeys: String, CodingKey {
    case color, headroom
  }

  /// Encodes the components like `Color.Resolved`, under `color`, and the headroom if it is known.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(base, forKey: .color)
    try container.encodeIfPresent(headroom, forKey: .headroom)
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      try container.decode(Color.Resolved.self, forKey: .color),
      headroom: try container.decodeIfPresent(Float.self, forKey: .headroom))
  }
}

extension Color.ResolvedHDR: CustomStringConvertible {
  public var description: String { base.description + (headroom.map { "^\($0)" } ?? "") }
}

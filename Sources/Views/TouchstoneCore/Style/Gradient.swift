public import Foundation
package import TouchstoneDrawing

/// A colour gradient, defined by stops.
///
/// - Source: SwiftUI, `Gradient`.
public struct Gradient: Hashable, Sendable {
  /// A colour at a location from 0 to 1.
  public struct Stop: Hashable, Sendable {
    /// The colour of the stop.
    public var color: Color
    /// The location of the stop, from 0 to 1.
    public var location: CGFloat

    /// Creates a stop.
    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// The colour space in which colours are interpolated.
  public struct ColorSpace: Hashable, Sendable {
    package let interpolation: GradientRamp.Interpolation

    /// The colour space of the display.
    public static let device = ColorSpace(interpolation: .device)
    public static let perceptual = ColorSpace(interpolation: .perceptual)
  }

  /// The stops, in ascending order of their locations.
  public var stops: [Stop]
  private var colorSpace: ColorSpace?

  /// Creates a gradient from stops.
  public init(stops: [Stop]) {
    self.stops = stops
  }

  /// Creates a gradient from evenly spaced colours.
  public init(colors: [Color]) {
    let last = CGFloat(max(1, colors.count - 1))
    self.init(stops: colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) })
  }

  /// Returns the gradient with another interpolation colour space.
  public func colorSpace(_ space: ColorSpace) -> AnyGradient {
    var gradient = self
    gradient.colorSpace = space
    return AnyGradient(gradient)
  }

  package func ramp(in environment: EnvironmentValues) -> GradientRamp {
    GradientRamp(
      stops: stops.map { GradientRamp.Stop(color: $0.color.components(in: environment), location: $0.location) },
      interpolation: (colorSpace ?? .perceptual).interpolation)
  }
}

/// A type-erased gradient, which fills from top to bottom.
///
/// - Source: SwiftUI, `AnyGradient`.
public struct AnyGradient: Hashable, Sendable {
  package enum Storage: Hashable, Sendable {
    case gradient(Gradient)
    /// The default gradient of a single colour.
    case color(Color)
  }

  package let storage: Storage

  /// Creates a type-erased gradient.
  public init(_ gradient: Gradient) {
    storage = .gradient(gradient)
  }

  package init(color: Color) {
    storage = .color(color)
  }

  /// Returns the gradient with another interpolation colour space.
  public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient {
    switch storage {
    case .gradient(let gradient): gradient.colorSpace(space)
    case .color: self
    }
  }

  package func ramp(in environment: EnvironmentValues) -> GradientRamp {
    switch storage {
    case .gradient(let gradient): return gradient.ramp(in: environment)
    case .color(let color):
      return Self.ramp(of: color.components(in: environment))
    }
  }

  /// Returns the default gradient of a colour: lighter at the top or, for a bright colour, darker at the bottom.
  ///
  /// - Source: ten colours measured in pictures recorded by Apple's frameworks, with lines fitted to them. The
  ///   brightest colour that gets lighter has a luminance of 0.45, the darkest one that gets darker 0.65.
  private static func ramp(of base: ResolvedColor) -> GradientRamp {
    func mapped(_ change: (Float) -> Float) -> ResolvedColor {
      func channel(_ value: Float) -> Float { min(max(change(value), 0), 1) }
      return ResolvedColor(
        red: channel(base.red), green: channel(base.green), blue: channel(base.blue), opacity: base.opacity)
    }
    let isBright = base.luminance > 0.55
    let stops: [GradientRamp.Stop] =
      isBright
      ? [.init(color: base, location: 0.305), .init(color: mapped { 1.0686 * $0 - 33.5 / 255 }, location: 1)]
      : [.init(color: mapped { 0.87 * $0 + 51.0 / 255 }, location: 0), .init(color: base, location: 0.71)]
    return GradientRamp(stops: stops, interpolation: .perceptual)
  }
}

extension Color {
  /// The default gradient of the colour: lighter at the top or, for a bright colour, darker at the bottom.
  public var gradient: AnyGradient { AnyGradient(color: self) }

  /// Returns a colour between this one and another.
  public func mix(with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual) -> Color {
    Color(storage: .mix(self, rhs, fraction: fraction, space: colorSpace))
  }
}

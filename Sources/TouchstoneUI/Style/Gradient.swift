public import Foundation
package import TouchstoneDrawing

/// A row of colours.
///
/// - Source: SwiftUI, `Gradient`.
public struct Gradient: Hashable, Sendable {
  /// A colour and its place from 0 to 1.
  public struct Stop: Hashable, Sendable {
    /// The colour of the stop.
    public var color: Color
    /// The place of the stop, from 0 to 1.
    public var location: CGFloat

    /// Creates a stop.
    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// How colours between two stops are found.
  public struct ColorSpace: Hashable, Sendable {
    package let interpolation: GradientRamp.Interpolation

    /// On the components of the display.
    public static let device = ColorSpace(interpolation: .device)
    /// As the eye sees it.
    public static let perceptual = ColorSpace(interpolation: .perceptual)
  }

  /// The colours and their places, by rising place.
  public var stops: [Stop]
  private var colorSpace: ColorSpace?

  /// Creates a gradient of colours at places.
  public init(stops: [Stop]) {
    self.stops = stops
  }

  /// Creates a row of evenly spread colours.
  public init(colors: [Color]) {
    let last = CGFloat(max(1, colors.count - 1))
    self.init(stops: colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) })
  }

  /// The gradient with another way to find the colours between its stops.
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

/// A gradient whose kind is hidden; it fills from top to bottom.
///
/// - Source: SwiftUI, `AnyGradient`.
public struct AnyGradient: Hashable, Sendable {
  package enum Storage: Hashable, Sendable {
    case gradient(Gradient)
    /// The usual gradient of one colour.
    case color(Color)
  }

  package let storage: Storage

  /// Hides the kind of a gradient.
  public init(_ gradient: Gradient) {
    storage = .gradient(gradient)
  }

  package init(color: Color) {
    storage = .color(color)
  }

  /// The gradient with another way to find the colours between its stops.
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
      let base = color.components(in: environment)
      // Measured on Apple's pictures: the top is lighter, the base colour is reached at seven tenths of the height.
      let top = GradientRamp.Interpolation.perceptual.mix(base, .white, fraction: 0.25)
      var light = top
      light.opacity = base.opacity
      return GradientRamp(
        stops: [.init(color: light, location: 0), .init(color: base, location: 0.7)], interpolation: .perceptual)
    }
  }
}

extension Color {
  /// The usual gradient of the colour: lighter at the top.
  public var gradient: AnyGradient { AnyGradient(color: self) }

  /// The colour between this one and another.
  public func mix(with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual) -> Color {
    Color(storage: .mix(self, rhs, fraction: fraction, space: colorSpace))
  }
}

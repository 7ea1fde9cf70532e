public import Foundation
public import TouchstoneDrawing

/// A linear gradient.
///
/// - Source: SwiftUI, `LinearGradient`.
public struct LinearGradient: PaintStyle, Sendable {
  let gradient: AnyGradient
  let startPoint: UnitPoint
  let endPoint: UnitPoint

  /// Creates the style from a gradient.
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: AnyGradient(gradient), startPoint: startPoint, endPoint: endPoint)
  }

  /// Creates the style from evenly spaced colours.
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }

  /// Creates the style from stops.
  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
  }

  init(gradient: AnyGradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    self.gradient = gradient
    self.startPoint = startPoint
    self.endPoint = endPoint
  }

  package func rendering(in context: StyleContext) -> StyleRendering {
    StyleRendering(
      paint: .linearGradient(
        gradient.ramp(in: context.environment), start: startPoint.point(in: context.bounds),
        end: endPoint.point(in: context.bounds))
    ).level(context.level)
  }
}

/// A radial gradient with radii in points.
///
/// - Source: SwiftUI, `RadialGradient`.
public struct RadialGradient: PaintStyle, Sendable {
  let gradient: AnyGradient
  let center: UnitPoint
  let startRadius: CGFloat
  let endRadius: CGFloat

  /// Creates the style from a gradient.
  public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(gradient: AnyGradient(gradient), center: center, startRadius: startRadius, endRadius: endRadius)
  }

  /// Creates the style from evenly spaced colours.
  public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(gradient: Gradient(colors: colors), center: center, startRadius: startRadius, endRadius: endRadius)
  }

  /// Creates the style from stops.
  public init(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(gradient: Gradient(stops: stops), center: center, startRadius: startRadius, endRadius: endRadius)
  }

  init(gradient: AnyGradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.gradient = gradient
    self.center = center
    self.startRadius = startRadius
    self.endRadius = endRadius
  }

  package func rendering(in context: StyleContext) -> StyleRendering {
    StyleRendering(
      paint: .radialGradient(
        gradient.ramp(in: context.environment), center: center.point(in: context.bounds), startRadius: startRadius,
        endRadius: endRadius)
    ).level(context.level)
  }
}

/// A radial gradient stretched to the frame, with radii as fractions of its half width and height.
///
/// - Source: SwiftUI, `EllipticalGradient`.
public struct EllipticalGradient: PaintStyle, Sendable {
  let gradient: AnyGradient
  let center: UnitPoint
  let startRadiusFraction: CGFloat
  let endRadiusFraction: CGFloat

  /// Creates the style from a gradient; the radii are fractions of the frame's half width and height.
  public init(
    gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      gradient: AnyGradient(gradient), center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }

  /// Creates the style from evenly spaced colours.
  public init(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }

  /// Creates the style from stops.
  public init(
    stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }

  init(gradient: AnyGradient, center: UnitPoint, startRadiusFraction: CGFloat, endRadiusFraction: CGFloat) {
    self.gradient = gradient
    self.center = center
    self.startRadiusFraction = startRadiusFraction
    self.endRadiusFraction = endRadiusFraction
  }

  package func rendering(in context: StyleContext) -> StyleRendering {
    StyleRendering(
      paint: .ellipticalGradient(
        gradient.ramp(in: context.environment), bounds: context.bounds, center: center,
        startRadius: startRadiusFraction * 2, endRadius: endRadiusFraction * 2)
    ).level(context.level)
  }
}

/// An angular gradient, clockwise from the positive x-axis.
///
/// - Source: SwiftUI, `AngularGradient`.
public struct AngularGradient: PaintStyle, Sendable {
  let gradient: AnyGradient
  let center: UnitPoint
  let startAngle: Angle
  let endAngle: Angle

  /// Creates the style from a gradient.
  public init(gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero) {
    self.init(gradient: AnyGradient(gradient), center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// Creates the style from evenly spaced colours.
  public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(gradient: Gradient(colors: colors), center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// Creates the style from stops.
  public init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(gradient: Gradient(stops: stops), center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// Creates a gradient over a full turn.
  public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: gradient, center: center, startAngle: angle, endAngle: angle + .degrees(360))
  }

  /// Creates a gradient over a full turn from evenly spaced colours.
  public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
  }

  /// Creates a gradient over a full turn from stops.
  public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(stops: stops), center: center, angle: angle)
  }

  init(gradient: AnyGradient, center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.gradient = gradient
    self.center = center
    self.startAngle = startAngle
    self.endAngle = endAngle
  }

  package func rendering(in context: StyleContext) -> StyleRendering {
    StyleRendering(
      paint: .angularGradient(
        gradient.ramp(in: context.environment), center: center.point(in: context.bounds),
        startAngle: CGFloat(startAngle.radians), endAngle: CGFloat(endAngle.radians))
    ).level(context.level)
  }
}

extension AnyGradient: PaintStyle {
  package func rendering(in context: StyleContext) -> StyleRendering {
    LinearGradient(gradient: self, startPoint: .top, endPoint: .bottom).rendering(in: context)
  }
}

extension Gradient: PaintStyle {
  package func rendering(in context: StyleContext) -> StyleRendering {
    AnyGradient(self).rendering(in: context)
  }
}

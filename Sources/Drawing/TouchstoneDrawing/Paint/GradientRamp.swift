public import Foundation

/// Colours at locations from 0 to 1, and the interpolation between them.
public struct GradientRamp: Hashable, Sendable {
  /// A colour and its location.
  public struct Stop: Hashable, Sendable {
    /// The colour.
    public var color: ResolvedColor
    /// The location, from 0 to 1.
    public var location: CGFloat

    /// Creates a stop.
    public init(color: ResolvedColor, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// The colour space in which colours between two stops are interpolated.
  public enum Interpolation: Hashable, Sendable {
    /// Gamma-encoded sRGB, as in Core Graphics.
    case device
    /// OKLab, as in SwiftUI.
    case perceptual
  }

  /// The stops, in ascending order of location.
  public var stops: [Stop]
  /// The interpolation between two stops.
  public var interpolation: Interpolation

  /// Creates a ramp; a stop before its predecessor is moved to it, as in CSS and SwiftUI.
  public init(stops: [Stop], interpolation: Interpolation) {
    var last: CGFloat = -.infinity
    self.stops = stops.map { stop in
      last = max(last, stop.location.isNaN ? 0 : stop.location)
      return Stop(color: stop.color, location: last)
    }
    self.interpolation = interpolation
  }
}

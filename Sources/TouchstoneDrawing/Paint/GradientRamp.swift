public import Foundation

/// A row of colours at places from 0 to 1, and how colours between them are found.
public struct GradientRamp: Hashable, Sendable {
  /// A colour and its place.
  public struct Stop: Hashable, Sendable {
    /// The colour.
    public var color: ResolvedColor
    /// The place, from 0 to 1.
    public var location: CGFloat

    /// Creates a stop.
    public init(color: ResolvedColor, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// How the colours between two stops are found.
  public enum Interpolation: Hashable, Sendable {
    /// On gamma-encoded sRGB components, as Core Graphics does.
    case device
    /// In OKLab, as SwiftUI does.
    case perceptual
  }

  /// The stops, by ascending location.
  public var stops: [Stop]
  /// How the colours between two stops are found.
  public var interpolation: Interpolation

  /// Creates a ramp; a stop that lies before its predecessor is moved to it, as CSS and SwiftUI do.
  public init(stops: [Stop], interpolation: Interpolation) {
    var last: CGFloat = -.infinity
    self.stops = stops.map { stop in
      last = max(last, stop.location.isNaN ? 0 : stop.location)
      return Stop(color: stop.color, location: last)
    }
    self.interpolation = interpolation
  }
}

import CoreLocation

/// What people can do with a map.
///
/// - Source: MapKit, `MapInteractionModes`.
public struct MapInteractionModes: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let pan = Self(rawValue: 1)
  public static let zoom = Self(rawValue: 2)
  public static let pitch = Self(rawValue: 4)
  public static let rotate = Self(rawValue: 8)
  public static let all: Self = [.pan, .zoom, .pitch, .rotate]
}

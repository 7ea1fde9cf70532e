import CoreLocation

/// How a map looks.
///
/// - Source: MapKit, `MapStyle`.
public struct MapStyle: Sendable {
  public enum Elevation: Hashable, Sendable { case automatic, flat, realistic }
  public enum StandardEmphasis: Hashable, Sendable { case automatic, muted }

  public static let standard = Self()
  public static let imagery = Self()
  public static let hybrid = Self()

  public static func standard(
    elevation: Elevation = .automatic, emphasis: StandardEmphasis = .automatic,
    pointsOfInterest: PointOfInterestCategories = .all, showsTraffic: Bool = false
  ) -> Self { Self() }
  public static func imagery(elevation: Elevation = .automatic) -> Self { Self() }
  public static func hybrid(
    elevation: Elevation = .automatic, pointsOfInterest: PointOfInterestCategories = .all, showsTraffic: Bool = false
  ) -> Self { Self() }
}

public import CoreLocation
import TouchstoneCore
import TouchstoneDrawing

/// A circle on a map.
///
/// - Source: MapKit, `MapCircle`.
public struct MapCircle: PrimitiveMapContent {
  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {}
}

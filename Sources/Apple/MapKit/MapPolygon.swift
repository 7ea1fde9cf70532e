public import CoreLocation
import TouchstoneCore
import TouchstoneDrawing

/// An area of a map.
///
/// - Source: MapKit, `MapPolygon`.
public struct MapPolygon: PrimitiveMapContent {
  public init(coordinates: [CLLocationCoordinate2D]) {}
  public init(points: [MKMapPoint]) {}
}

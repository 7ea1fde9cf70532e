public import CoreLocation
import TouchstoneCore
import TouchstoneDrawing

/// A line on a map.
///
/// - Source: MapKit, `MapPolyline`.
public struct MapPolyline: PrimitiveMapContent {
  public enum ContourStyle: Hashable, Sendable { case straight, geodesic }

  public init(coordinates: [CLLocationCoordinate2D], contourStyle: ContourStyle = .straight) {}
  public init(points: [MKMapPoint], contourStyle: ContourStyle = .straight) {}
  public init(_ polyline: MKPolyline) {}
  public init(_ route: MKRoute) {}
}

public import CoreLocation
public import TouchstoneCore
public import TouchstoneDrawing

/// A circle on a map.
///
/// - Source: MapKit, `MapCircle`.
public struct MapCircle: PrimitiveMapContent {
  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {}
}

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

/// An area of a map.
///
/// - Source: MapKit, `MapPolygon`.
public struct MapPolygon: PrimitiveMapContent {
  public init(coordinates: [CLLocationCoordinate2D]) {}
  public init(points: [MKMapPoint]) {}
}

/// - Source: MapKit, `MKOverlayLevel`.
public enum MKOverlayLevel: Int, Sendable { case aboveRoads, aboveLabels }

// Modifiers of what is on a map, which is not drawn.
extension MapContent {
  public nonisolated func tint<S: ShapeStyle>(_ tint: S) -> some MapContent { self }
  public nonisolated func foregroundStyle<S: ShapeStyle>(_ style: S) -> some MapContent { self }
  public nonisolated func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> some MapContent { self }
  public nonisolated func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> some MapContent { self }
  public nonisolated func stroke(lineWidth: CGFloat = 1) -> some MapContent { self }
  public nonisolated func strokeStyle(style: StrokeStyle) -> some MapContent { self }
  public nonisolated func mapOverlayLevel(level: MKOverlayLevel) -> some MapContent { self }
  public nonisolated func annotationTitles(_ visibility: Visibility) -> some MapContent { self }
  public nonisolated func annotationSubtitles(_ visibility: Visibility) -> some MapContent { self }
  public nonisolated func tag<V: Hashable>(_ tag: V) -> some MapContent { self }
}

import CoreLocation

/// What a map shows after its camera has moved. No camera moves here.
///
/// - Source: MapKit, `MapCameraUpdateContext`.
public struct MapCameraUpdateContext: Sendable {
  public let camera: MapCamera
  public let region: MKCoordinateRegion
  public let rect: MKMapRect
}

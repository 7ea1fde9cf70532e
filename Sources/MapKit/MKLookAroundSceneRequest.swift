public import CoreLocation
public import Foundation

/// - Source: MapKit, `MKLookAroundSceneRequest`.
open class MKLookAroundSceneRequest: NSObject, @unchecked Sendable {
  // SAFETY: nothing in it changes.
  public init(coordinate: CLLocationCoordinate2D) {}
  public init(mapItem: MKMapItem) {}
  /// Throws, because there are no pictures.
  open var scene: MKLookAroundScene? {
    get async throws { throw MapError(request: "no street has pictures") }
  }
}

public import CoreLocation
public import Foundation

/// - Source: MapKit, `MKLookAroundSceneRequest`.
open class MKLookAroundSceneRequest: NSObject, @unchecked Sendable {
  // SAFETY: nothing in it changes.
  public init(coordinate: CLLocationCoordinate2D) {}
  public init(mapItem: MKMapItem) {}
  /// Throws, because there are no scenes.
  open var scene: MKLookAroundScene? {
    get async throws { throw MapError(request: "there are no Look Around scenes") }
  }
}

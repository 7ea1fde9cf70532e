public import CoreLocation
public import Foundation

/// A route, of which there are none.
///
/// - Source: MapKit, `MKRoute`.
open class MKRoute: NSObject {
  public let name = ""
  public let distance: CLLocationDistance = 0
  public let expectedTravelTime: TimeInterval = 0
  public let polyline = MKPolyline(coordinates: [], count: 0)
  override init() {}
}

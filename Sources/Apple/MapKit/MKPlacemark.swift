public import CoreLocation
import Foundation

/// - Source: MapKit, `MKPlacemark`.
open class MKPlacemark: CLPlacemark {
  public let coordinate: CLLocationCoordinate2D
  public init(coordinate: CLLocationCoordinate2D) { self.coordinate = coordinate }
  open var title: String? { nil }
  open override var location: CLLocation? {
    CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude)
  }
}

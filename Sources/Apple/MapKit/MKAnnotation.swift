public import CoreLocation
import Foundation
import TouchstoneDrawing
public import TouchstoneUI

/// - Source: MapKit, `MKAnnotation`.
public protocol MKAnnotation: _ObjectWithKind {
  var coordinate: CLLocationCoordinate2D { get }
  var title: String? { get }
  var subtitle: String? { get }
}

extension MKAnnotation {
  public var title: String? { nil }
  public var subtitle: String? { nil }
}

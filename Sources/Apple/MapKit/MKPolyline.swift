public import CoreLocation
public import Foundation

/// A line of places.
///
/// - Source: MapKit, `MKPolyline`.
open class MKPolyline: NSObject {
  private let points: [MKMapPoint]

  public init(coordinates: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
    points = UnsafeBufferPointer(start: coordinates, count: max(0, count)).map(MKMapPoint.init)
  }

  open var pointCount: Int { points.count }
  open var boundingMapRect: MKMapRect {
    points.reduce(.null) { $0.union(MKMapRect(x: $1.x, y: $1.y, width: 0, height: 0)) }
  }
}

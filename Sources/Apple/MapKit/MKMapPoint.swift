public import CoreLocation
import Foundation

/// A point of a map in Mercator's projection, whose world is 268 435 456 points wide.
///
/// - Source: MapKit, `MKMapPoint`.
public struct MKMapPoint: Sendable {
  public var x: Double
  public var y: Double

  static let worldLength = 268_435_456.0

  public init() { (x, y) = (0, 0) }
  public init(x: Double, y: Double) { (self.x, self.y) = (x, y) }

  public init(_ coordinate: CLLocationCoordinate2D) {
    let latitude = coordinate.latitude * .pi / 180
    let world = Self.worldLength
    x = (coordinate.longitude + 180) / 360 * world
    y = (1 - log(tan(latitude) + 1 / cos(latitude)) / .pi) / 2 * world
  }

  public var coordinate: CLLocationCoordinate2D {
    CLLocationCoordinate2D(
      latitude: atan(sinh(.pi * (1 - 2 * y / Self.worldLength))) * 180 / .pi,
      longitude: x / Self.worldLength * 360 - 180)
  }
}

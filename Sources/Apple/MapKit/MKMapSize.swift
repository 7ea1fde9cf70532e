import CoreLocation
import Foundation

/// - Source: MapKit, `MKMapSize`.
public struct MKMapSize: Sendable {
  public var width: Double
  public var height: Double
  public init(width: Double, height: Double) { (self.width, self.height) = (width, height) }
}

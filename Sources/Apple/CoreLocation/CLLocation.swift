public import Foundation

/// A latitude or a longitude, in degrees.
public typealias CLLocationDegrees = Double
/// A length, in metres.
public typealias CLLocationDistance = Double
/// The radius in which a place is, in metres.
public typealias CLLocationAccuracy = Double
/// A speed, in metres per second.
public typealias CLLocationSpeed = Double
/// An angle from the north, clockwise, in degrees.
public typealias CLLocationDirection = Double

public let kCLLocationAccuracyBestForNavigation: CLLocationAccuracy = -2
public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1000
public let kCLLocationAccuracyThreeKilometers: CLLocationAccuracy = 3000
public let kCLLocationAccuracyReduced: CLLocationAccuracy = 4000
public let kCLDistanceFilterNone: CLLocationDistance = -1
public let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(latitude: -180, longitude: -180)

/// A place on the Earth.
///
/// - Source: Core Location, `CLLocationCoordinate2D`.
public struct CLLocationCoordinate2D: Sendable {
  public var latitude: CLLocationDegrees
  public var longitude: CLLocationDegrees

  public init() { (latitude, longitude) = (0, 0) }
  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    (self.latitude, self.longitude) = (latitude, longitude)
  }
}

/// - Source: Core Location, `CLLocationCoordinate2DMake`.
public func CLLocationCoordinate2DMake(
  _ latitude: CLLocationDegrees, _ longitude: CLLocationDegrees
) -> CLLocationCoordinate2D { CLLocationCoordinate2D(latitude: latitude, longitude: longitude) }

/// Whether a place is on the Earth.
///
/// - Source: Core Location, `CLLocationCoordinate2DIsValid`.
public func CLLocationCoordinate2DIsValid(_ coordinate: CLLocationCoordinate2D) -> Bool {
  abs(coordinate.latitude) <= 90 && abs(coordinate.longitude) <= 180
}

/// The mean radius of the Earth, in metres.
package let earthRadius = 6_371_008.8

/// A place on the Earth, at a time.
///
/// - Source: Core Location, `CLLocation`.
open class CLLocation: NSObject, NSCopying, @unchecked Sendable {
  // SAFETY: nothing in it changes.
  public let coordinate: CLLocationCoordinate2D
  public let altitude: CLLocationDistance
  public let horizontalAccuracy: CLLocationAccuracy
  public let verticalAccuracy: CLLocationAccuracy
  public let course: CLLocationDirection
  public let speed: CLLocationSpeed
  public let timestamp: Date
  open var courseAccuracy: CLLocationAccuracy { -1 }
  open var speedAccuracy: CLLocationAccuracy { -1 }
  open var ellipsoidalAltitude: CLLocationDistance { 0 }
  open var floor: CLFloor? { nil }
  open var sourceInformation: CLLocationSourceInformation? { nil }

  public convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.init(
      coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), altitude: 0, horizontalAccuracy: 0,
      verticalAccuracy: -1, timestamp: Date())
  }

  public convenience init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy: CLLocationAccuracy,
    verticalAccuracy: CLLocationAccuracy, timestamp: Date
  ) {
    self.init(
      coordinate: coordinate, altitude: altitude, horizontalAccuracy: horizontalAccuracy,
      verticalAccuracy: verticalAccuracy, course: -1, speed: -1, timestamp: timestamp)
  }

  public init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy: CLLocationAccuracy,
    verticalAccuracy: CLLocationAccuracy, course: CLLocationDirection, speed: CLLocationSpeed, timestamp: Date
  ) {
    self.coordinate = coordinate
    self.altitude = altitude
    self.horizontalAccuracy = horizontalAccuracy
    self.verticalAccuracy = verticalAccuracy
    self.course = course
    self.speed = speed
    self.timestamp = timestamp
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns the metres between two places on a sphere with the mean radius of the Earth.
  ///
  /// Apple's follows an ellipsoid: the two differ by up to half a percent.
  open func distance(from location: CLLocation) -> CLLocationDistance {
    let (a, b) = (coordinate, location.coordinate)
    let degree = Double.pi / 180
    let across = sin((b.latitude - a.latitude) * degree / 2)
    let along = sin((b.longitude - a.longitude) * degree / 2)
    let haversine = across * across + cos(a.latitude * degree) * cos(b.latitude * degree) * along * along
    return 2 * earthRadius * asin(haversine > 1 ? 1 : haversine.squareRoot())
  }
}

/// - Source: Core Location, `CLLocationSourceInformation`.
open class CLLocationSourceInformation: NSObject {
  public let isSimulatedBySoftware: Bool
  public let isProducedByAccessory: Bool
  public init(softwareSimulationState isSoftware: Bool, andExternalAccessoryState isAccessory: Bool) {
    (isSimulatedBySoftware, isProducedByAccessory) = (isSoftware, isAccessory)
  }
}

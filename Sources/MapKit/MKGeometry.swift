public import CoreLocation
import Foundation

/// The degrees that a map shows.
///
/// - Source: MapKit, `MKCoordinateSpan`.
public struct MKCoordinateSpan: Sendable {
  public var latitudeDelta: CLLocationDegrees
  public var longitudeDelta: CLLocationDegrees

  public init() { (latitudeDelta, longitudeDelta) = (0, 0) }
  public init(latitudeDelta: CLLocationDegrees, longitudeDelta: CLLocationDegrees) {
    (self.latitudeDelta, self.longitudeDelta) = (latitudeDelta, longitudeDelta)
  }
}

/// A part of a map by its centre and its degrees.
///
/// - Source: MapKit, `MKCoordinateRegion`.
public struct MKCoordinateRegion: Sendable {
  public var center: CLLocationCoordinate2D
  public var span: MKCoordinateSpan

  public init() { (center, span) = (CLLocationCoordinate2D(), MKCoordinateSpan()) }
  public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) { (self.center, self.span) = (center, span) }

  /// Creates a region of metres, on a sphere with the mean radius of the Earth.
  public init(
    center: CLLocationCoordinate2D, latitudinalMeters: CLLocationDistance, longitudinalMeters: CLLocationDistance
  ) {
    let degree = 6_371_008.8 * Double.pi / 180
    self.init(
      center: center,
      span: MKCoordinateSpan(
        latitudeDelta: latitudinalMeters / degree,
        longitudeDelta: longitudinalMeters / (degree * cos(center.latitude * .pi / 180))))
  }

  /// Creates the region of a rectangle.
  public init(_ rect: MKMapRect) {
    let (first, last) = (rect.origin.coordinate, MKMapPoint(x: rect.maxX, y: rect.maxY).coordinate)
    self.init(
      center: MKMapPoint(x: rect.midX, y: rect.midY).coordinate,
      span: MKCoordinateSpan(
        latitudeDelta: first.latitude - last.latitude, longitudeDelta: last.longitude - first.longitude))
  }
}

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

/// - Source: MapKit, `MKMapSize`.
public struct MKMapSize: Sendable {
  public var width: Double
  public var height: Double
  public init(width: Double, height: Double) { (self.width, self.height) = (width, height) }
}

/// A rectangle of a map in Mercator's projection.
///
/// - Source: MapKit, `MKMapRect`.
public struct MKMapRect: Sendable {
  public var origin: MKMapPoint
  public var size: MKMapSize

  public init(origin: MKMapPoint, size: MKMapSize) { (self.origin, self.size) = (origin, size) }
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: MKMapPoint(x: x, y: y), size: MKMapSize(width: width, height: height))
  }

  public static let null = MKMapRect(x: .infinity, y: .infinity, width: 0, height: 0)
  public static let world = MKMapRect(x: 0, y: 0, width: MKMapPoint.worldLength, height: MKMapPoint.worldLength)

  public var minX: Double { origin.x }
  public var minY: Double { origin.y }
  public var midX: Double { origin.x + size.width / 2 }
  public var midY: Double { origin.y + size.height / 2 }
  public var maxX: Double { origin.x + size.width }
  public var maxY: Double { origin.y + size.height }
  public var width: Double { size.width }
  public var height: Double { size.height }
  public var isNull: Bool { origin.x == .infinity }
  public var isEmpty: Bool { isNull || size.width == 0 || size.height == 0 }

  /// Returns the smallest rectangle around two.
  public func union(_ other: MKMapRect) -> MKMapRect {
    if isNull { return other }
    if other.isNull { return self }
    let (x, y) = (min(minX, other.minX), min(minY, other.minY))
    return MKMapRect(x: x, y: y, width: max(maxX, other.maxX) - x, height: max(maxY, other.maxY) - y)
  }

  public func insetBy(dx: Double, dy: Double) -> MKMapRect {
    MKMapRect(x: minX + dx, y: minY + dy, width: width - 2 * dx, height: height - 2 * dy)
  }

  public func contains(_ point: MKMapPoint) -> Bool {
    minX <= point.x && point.x < maxX && minY <= point.y && point.y < maxY
  }
}

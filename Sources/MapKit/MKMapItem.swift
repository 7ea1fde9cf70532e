public import CoreLocation
public import Foundation

/// An error of what needs Apple's service of maps.
struct MapError: LocalizedError {
  let request: String

  var errorDescription: String? { "There is no service of maps on Linux, so \(request)." }
}

/// - Source: MapKit, `MKPlacemark`.
open class MKPlacemark: CLPlacemark {
  public let coordinate: CLLocationCoordinate2D
  public init(coordinate: CLLocationCoordinate2D) { self.coordinate = coordinate }
  open var title: String? { nil }
  open override var location: CLLocation? {
    CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude)
  }
}

/// - Source: MapKit, `MKPointOfInterestCategory`.
public struct MKPointOfInterestCategory: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let airport = Self(rawValue: "MKPOICategoryAirport")
  public static let bakery = Self(rawValue: "MKPOICategoryBakery")
  public static let bank = Self(rawValue: "MKPOICategoryBank")
  public static let beach = Self(rawValue: "MKPOICategoryBeach")
  public static let cafe = Self(rawValue: "MKPOICategoryCafe")
  public static let fitnessCenter = Self(rawValue: "MKPOICategoryFitnessCenter")
  public static let foodMarket = Self(rawValue: "MKPOICategoryFoodMarket")
  public static let gasStation = Self(rawValue: "MKPOICategoryGasStation")
  public static let hospital = Self(rawValue: "MKPOICategoryHospital")
  public static let hotel = Self(rawValue: "MKPOICategoryHotel")
  public static let library = Self(rawValue: "MKPOICategoryLibrary")
  public static let museum = Self(rawValue: "MKPOICategoryMuseum")
  public static let park = Self(rawValue: "MKPOICategoryPark")
  public static let parking = Self(rawValue: "MKPOICategoryParking")
  public static let pharmacy = Self(rawValue: "MKPOICategoryPharmacy")
  public static let publicTransport = Self(rawValue: "MKPOICategoryPublicTransport")
  public static let restaurant = Self(rawValue: "MKPOICategoryRestaurant")
  public static let school = Self(rawValue: "MKPOICategorySchool")
  public static let store = Self(rawValue: "MKPOICategoryStore")
  public static let university = Self(rawValue: "MKPOICategoryUniversity")
}

/// A place with a name.
///
/// - Source: MapKit, `MKMapItem`.
open class MKMapItem: NSObject, Identifiable, @unchecked Sendable {
  // SAFETY: Apple's can be sent as well, although it changes; ours is only changed by the code that made it.
  public let placemark: MKPlacemark
  open var name: String?
  open var phoneNumber: String?
  open var url: URL?
  open var timeZone: TimeZone?
  open var pointOfInterestCategory: MKPointOfInterestCategory?

  public init(placemark: MKPlacemark) { self.placemark = placemark }
  public convenience init(location: CLLocation, address: MKAddress?) {
    self.init(placemark: MKPlacemark(coordinate: location.coordinate))
  }

  open var location: CLLocation { placemark.location ?? CLLocation(latitude: 0, longitude: 0) }

  public static func forCurrentLocation() -> MKMapItem {
    MKMapItem(placemark: MKPlacemark(coordinate: kCLLocationCoordinate2DInvalid))
  }

  /// Returns that no other app was opened.
  @discardableResult
  open func openInMaps(launchOptions: [String: Any]? = nil) -> Bool { false }
  /// Returns that no other app was opened.
  @discardableResult
  public static func openMaps(with mapItems: [MKMapItem], launchOptions: [String: Any]? = nil) -> Bool { false }
}

public let MKLaunchOptionsDirectionsModeKey = "MKLaunchOptionsDirectionsMode"
public let MKLaunchOptionsDirectionsModeDriving = "MKLaunchOptionsDirectionsModeDriving"
public let MKLaunchOptionsDirectionsModeWalking = "MKLaunchOptionsDirectionsModeWalking"
public let MKLaunchOptionsDirectionsModeTransit = "MKLaunchOptionsDirectionsModeTransit"

/// - Source: MapKit, `MKAddress`.
open class MKAddress: NSObject {
  public let fullAddress: String
  public let shortAddress: String?
  public init?(fullAddress: String, shortAddress: String?) {
    (self.fullAddress, self.shortAddress) = (fullAddress, shortAddress)
  }
}

/// A search of places, which fails.
///
/// - Source: MapKit, `MKLocalSearch`.
open class MKLocalSearch: NSObject {
  public struct ResultType: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let address = Self(rawValue: 1)
    public static let pointOfInterest = Self(rawValue: 2)
  }
  open class Request: NSObject {
    open var naturalLanguageQuery: String?
    open var region = MKCoordinateRegion(.world)
    open var resultTypes: ResultType = [.address, .pointOfInterest]
    public override init() {}
    public init(naturalLanguageQuery: String) { self.naturalLanguageQuery = naturalLanguageQuery }
  }
  open class Response: NSObject {
    public let mapItems: [MKMapItem] = []
    public let boundingRegion = MKCoordinateRegion()
  }

  private let query: String
  public init(request: Request) { query = request.naturalLanguageQuery ?? "" }

  /// Throws, because nothing is found.
  open func start() async throws -> Response { throw MapError(request: "“\(query)” cannot be looked for") }
  /// Passes a failure, because nothing is found.
  open func start(completionHandler: @escaping @Sendable (Response?, (any Error)?) -> Void) {
    completionHandler(nil, MapError(request: "“\(query)” cannot be looked for"))
  }
  open func cancel() {}
}

/// - Source: MapKit, `MKDirectionsTransportType`.
public struct MKDirectionsTransportType: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let automobile = Self(rawValue: 1)
  public static let walking = Self(rawValue: 2)
  public static let transit = Self(rawValue: 4)
  public static let any = Self(rawValue: 0x0FFF_FFFF)
}

/// A way on a map, of which there are none.
///
/// - Source: MapKit, `MKRoute`.
open class MKRoute: NSObject {
  public let name = ""
  public let distance: CLLocationDistance = 0
  public let expectedTravelTime: TimeInterval = 0
  public let polyline = MKPolyline(coordinates: [], count: 0)
  override init() {}
}

/// A search of ways, which fails.
///
/// - Source: MapKit, `MKDirections`.
open class MKDirections: NSObject {
  open class Request: NSObject {
    open var source: MKMapItem?
    open var destination: MKMapItem?
    open var transportType = MKDirectionsTransportType.any
    open var requestsAlternateRoutes = false
    public override init() {}
  }
  open class Response: NSObject {
    public let routes: [MKRoute] = []
  }

  public init(request: Request) {}

  /// Throws, because no way is found.
  open func calculate() async throws -> Response { throw MapError(request: "no way is found") }
  /// Passes a failure, because no way is found.
  open func calculate(completionHandler: @escaping @Sendable (Response?, (any Error)?) -> Void) {
    completionHandler(nil, MapError(request: "no way is found"))
  }
}

/// A line of places.
///
/// - Source: MapKit, `MKPolyline`.
open class MKPolyline: NSObject {
  private let points: [MKMapPoint]

  public init(coordinates: [CLLocationCoordinate2D], count: Int) {
    points = coordinates.prefix(count).map(MKMapPoint.init)
  }

  open var pointCount: Int { points.count }
  open var boundingMapRect: MKMapRect {
    points.reduce(.null) { $0.union(MKMapRect(x: $1.x, y: $1.y, width: 0, height: 0)) }
  }
}

/// Pictures of a street, of which there are none.
///
/// - Source: MapKit, `MKLookAroundScene`.
open class MKLookAroundScene: NSObject, @unchecked Sendable {
  // SAFETY: it is empty, and code cannot create one.
  override init() {}
}

/// - Source: MapKit, `MKLookAroundSceneRequest`.
open class MKLookAroundSceneRequest: NSObject, @unchecked Sendable {
  // SAFETY: nothing in it changes.
  public init(coordinate: CLLocationCoordinate2D) {}
  public init(mapItem: MKMapItem) {}
  /// Returns that there are no pictures.
  open var scene: MKLookAroundScene? { get async throws { nil } }
}

public import CoreLocation

/// A camera above a map.
///
/// - Source: MapKit, `MapCamera`.
public struct MapCamera: Sendable {
  public var centerCoordinate: CLLocationCoordinate2D
  public var distance: Double
  public var heading: Double
  public var pitch: Double

  public init(
    centerCoordinate: CLLocationCoordinate2D, distance: Double, heading: Double = 0, pitch: Double = 0
  ) {
    self.centerCoordinate = centerCoordinate
    self.distance = distance
    self.heading = heading
    self.pitch = pitch
  }
}

/// What a map shows.
///
/// - Source: MapKit, `MapCameraPosition`.
public struct MapCameraPosition: Sendable {
  private enum Kind: Sendable {
    case automatic, userLocation
    case region(MKCoordinateRegion), rect(MKMapRect), camera(MapCamera), item(MKMapItem)
  }

  private let kind: Kind
  private var follows = false

  private init(_ kind: Kind) { self.kind = kind }

  public static let automatic = Self(.automatic)
  public static func region(_ region: MKCoordinateRegion) -> Self { Self(.region(region)) }
  public static func rect(_ rect: MKMapRect) -> Self { Self(.rect(rect)) }
  public static func camera(_ camera: MapCamera) -> Self { Self(.camera(camera)) }
  public static func item(_ item: MKMapItem, allowsAutomaticPitch: Bool = true) -> Self { Self(.item(item)) }
  public static func userLocation(followsHeading: Bool = false, fallback: Self) -> Self {
    var position = Self(.userLocation)
    position.follows = followsHeading
    return position
  }

  public var region: MKCoordinateRegion? { if case .region(let region) = kind { region } else { nil } }
  public var rect: MKMapRect? { if case .rect(let rect) = kind { rect } else { nil } }
  public var camera: MapCamera? { if case .camera(let camera) = kind { camera } else { nil } }
  public var item: MKMapItem? { if case .item(let item) = kind { item } else { nil } }
  public var followsUserLocation: Bool { if case .userLocation = kind { true } else { false } }
  public var followsUserHeading: Bool { follows }
  public var positionedByUser: Bool { false }
}

/// Where the camera of a map may go.
///
/// - Source: MapKit, `MapCameraBounds`.
public struct MapCameraBounds: Sendable {
  public init(
    centerCoordinateBounds: MKCoordinateRegion, minimumDistance: Double? = nil, maximumDistance: Double? = nil
  ) {}
  public init(centerCoordinateBounds: MKMapRect, minimumDistance: Double? = nil, maximumDistance: Double? = nil) {}
  public init(minimumDistance: Double? = nil, maximumDistance: Double? = nil) {}
}

/// What a map shows after its camera has moved. No camera moves here.
///
/// - Source: MapKit, `MapCameraUpdateContext`.
public struct MapCameraUpdateContext: Sendable {
  public let camera: MapCamera
  public let region: MKCoordinateRegion
  public let rect: MKMapRect
}

/// - Source: MapKit, `MapCameraUpdateFrequency`.
public enum MapCameraUpdateFrequency: Hashable, Sendable { case onEnd, continuous }

/// What people can do with a map.
///
/// - Source: MapKit, `MapInteractionModes`.
public struct MapInteractionModes: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let pan = Self(rawValue: 1)
  public static let zoom = Self(rawValue: 2)
  public static let pitch = Self(rawValue: 4)
  public static let rotate = Self(rawValue: 8)
  public static let all: Self = [.pan, .zoom, .pitch, .rotate]
}

/// - Source: MapKit, `PointOfInterestCategories`.
public struct PointOfInterestCategories: Hashable, Sendable {
  private let categories: Set<MKPointOfInterestCategory>?
  private let includes: Bool

  public static let all = Self(categories: nil, includes: true)
  public static let excludingAll = Self(categories: [], includes: true)
  public static func including(_ categories: [MKPointOfInterestCategory]) -> Self {
    Self(categories: Set(categories), includes: true)
  }
  public static func excluding(_ categories: [MKPointOfInterestCategory]) -> Self {
    Self(categories: Set(categories), includes: false)
  }
}

/// How a map looks.
///
/// - Source: MapKit, `MapStyle`.
public struct MapStyle: Sendable {
  public enum Elevation: Hashable, Sendable { case automatic, flat, realistic }
  public enum StandardEmphasis: Hashable, Sendable { case automatic, muted }

  public static let standard = Self()
  public static let imagery = Self()
  public static let hybrid = Self()

  public static func standard(
    elevation: Elevation = .automatic, emphasis: StandardEmphasis = .automatic,
    pointsOfInterest: PointOfInterestCategories = .all, showsTraffic: Bool = false
  ) -> Self { Self() }
  public static func imagery(elevation: Elevation = .automatic) -> Self { Self() }
  public static func hybrid(
    elevation: Elevation = .automatic, pointsOfInterest: PointOfInterestCategories = .all, showsTraffic: Bool = false
  ) -> Self { Self() }
}

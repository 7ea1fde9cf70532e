import CoreLocation

/// What a map shows.
///
/// - Source: MapKit, `MapCameraPosition`.
public struct MapCameraPosition: Sendable {
  private enum Kind: Sendable {
    case automatic, userLocation(followsHeading: Bool)
    case region(MKCoordinateRegion), rect(MKMapRect), camera(MapCamera), item(MKMapItem)
  }

  private let kind: Kind

  private init(_ kind: Kind) { self.kind = kind }

  public static let automatic = Self(.automatic)
  public static func region(_ region: MKCoordinateRegion) -> Self { Self(.region(region)) }
  public static func rect(_ rect: MKMapRect) -> Self { Self(.rect(rect)) }
  public static func camera(_ camera: MapCamera) -> Self { Self(.camera(camera)) }
  public static func item(_ item: MKMapItem, allowsAutomaticPitch: Bool = true) -> Self { Self(.item(item)) }
  public static func userLocation(followsHeading: Bool = false, fallback: Self) -> Self {
    Self(.userLocation(followsHeading: followsHeading))
  }

  public var region: MKCoordinateRegion? { if case .region(let region) = kind { region } else { nil } }
  public var rect: MKMapRect? { if case .rect(let rect) = kind { rect } else { nil } }
  public var camera: MapCamera? { if case .camera(let camera) = kind { camera } else { nil } }
  public var item: MKMapItem? { if case .item(let item) = kind { item } else { nil } }
  public var followsUserLocation: Bool { if case .userLocation = kind { true } else { false } }
  public var followsUserHeading: Bool { if case .userLocation(true) = kind { true } else { false } }
  public var positionedByUser: Bool { false }
}

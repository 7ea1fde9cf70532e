public import CoreLocation
public import TouchstoneCore
import TouchstoneUI

/// A map. A placeholder is drawn in the space that is offered, as Apple's map takes it.
///
/// - Source: MapKit, `Map`.
public struct Map<Content>: View {
  public var body: some View { PlatformViewPlaceholder(name: "Map") }
}

extension Map where Content: MapContent {
  /// Creates a map that shows a position.
  public init(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil, @MapContentBuilder content: () -> Content
  ) {}

  /// Creates a map that first shows a position.
  public init(
    initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil, @MapContentBuilder content: () -> Content
  ) {}

  /// Creates a map on which people select something.
  public init<Selection: Hashable>(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, selection: Binding<Selection?>, scope: Namespace.ID? = nil,
    @MapContentBuilder content: () -> Content
  ) {}

  /// Creates a map on which people select something.
  public init<Selection: Hashable>(
    initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, selection: Binding<Selection?>, scope: Namespace.ID? = nil,
    @MapContentBuilder content: () -> Content
  ) {}
}

extension Map where Content == MapContentGroup {
  /// Creates a map with nothing on it.
  public init(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil
  ) {}

  /// Creates a map with nothing on it.
  public init(
    initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil
  ) {}
}

// The initialisers of before iOS 17.

extension Map where Content == MapContentGroup {
  /// Creates a map of a region.
  public init(
    coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
    showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil
  ) {}

  /// Creates a map of a rectangle.
  public init(
    mapRect: Binding<MKMapRect>, interactionModes: MapInteractionModes = .all, showsUserLocation: Bool = false,
    userTrackingMode: Binding<MapUserTrackingMode>? = nil
  ) {}

  /// Creates a map of a region with something at places.
  public init<Items: RandomAccessCollection, Item: MapAnnotationProtocol>(
    coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
    showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil, annotationItems: Items,
    annotationContent: @escaping (Items.Element) -> Item
  ) where Items.Element: Identifiable {}
}

/// - Source: MapKit, `MapUserTrackingMode`.
public enum MapUserTrackingMode: Hashable, Sendable { case none, follow }

/// - Source: MapKit, `MapAnnotationProtocol`.
public protocol MapAnnotationProtocol {}

/// - Source: MapKit, `MapMarker`.
public struct MapMarker: MapAnnotationProtocol {
  public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {}
}

/// - Source: MapKit, `MapPin`.
public struct MapPin: MapAnnotationProtocol {
  public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {}
}

/// - Source: MapKit, `MapAnnotation`.
public struct MapAnnotation<Content: View>: MapAnnotationProtocol {
  public init(
    coordinate: CLLocationCoordinate2D, anchorPoint: CGPoint = CGPoint(x: 0.5, y: 0.5),
    @ViewBuilder content: () -> Content
  ) {}
}

/// Gives a view the proxy of the map in it.
///
/// - Source: MapKit, `MapReader`.
public struct MapReader<Content: View>: View {
  private let content: Content

  public init(@ViewBuilder content: (MapProxy) -> Content) { self.content = content(MapProxy()) }

  public var body: some View { content }
}

/// Converts between points and places, of which a map that is not drawn has none.
///
/// - Source: MapKit, `MapProxy`.
public struct MapProxy {
  public func convert(_ point: CGPoint, from space: some CoordinateSpaceProtocol) -> CLLocationCoordinate2D? { nil }
  public func convert(_ coordinate: CLLocationCoordinate2D, to space: some CoordinateSpaceProtocol) -> CGPoint? { nil }
}

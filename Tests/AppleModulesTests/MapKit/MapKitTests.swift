import CoreLocation
import MapKit
import SwiftUI
import Testing

@MainActor struct MapKitTests {
  struct Place: Identifiable {
    let id: Int
    let coordinate: CLLocationCoordinate2D
  }

  static let berlin = CLLocationCoordinate2D(latitude: 52.52, longitude: 13.405)
  static let paris = CLLocationCoordinate2D(latitude: 48.8566, longitude: 2.3522)

  struct Places: View {
    @State private var position = MapCameraPosition.region(
      MKCoordinateRegion(center: berlin, span: MKCoordinateSpan(latitudeDelta: 0.1, longitudeDelta: 0.1)))
    @State private var region = MKCoordinateRegion(center: paris, latitudinalMeters: 750, longitudinalMeters: 750)
    @State private var selection: Int?
    @State private var route: MKRoute?
    @Namespace private var scope
    let places = [Place(id: 1, coordinate: berlin), Place(id: 2, coordinate: paris)]

    var body: some View {
      VStack(spacing: 0) {
        Map(position: $position, selection: $selection, scope: scope) {
          Marker("Berlin", systemImage: "house", coordinate: places[0].coordinate).tint(.red).tag(1)
          ForEach(places) { place in
            Annotation("\(place.id)", coordinate: place.coordinate, anchor: .bottom) { Circle().fill(.red) }
              .annotationTitles(.hidden)
          }
          if let route { MapPolyline(route).stroke(.blue, lineWidth: 5) }
          if selection == nil { MapCircle(center: places[0].coordinate, radius: 20) } else { UserAnnotation() }
        }
        .mapStyle(.standard(elevation: .realistic, pointsOfInterest: .excludingAll))
        .mapControls {
          MapUserLocationButton()
          MapScaleView(scope: scope)
        }
        .onMapCameraChange { region = $0.region }
        Map(coordinateRegion: $region, annotationItems: places) { MapMarker(coordinate: $0.coordinate, tint: .red) }
        MapReader { proxy in
          Map(initialPosition: .userLocation(fallback: .automatic))
            .onTapGesture { _ = proxy.convert($0, from: .local) }
        }
        Kit()
      }
      .mapScope(scope)
    }
  }

  struct Kit: UIViewRepresentable {
    func makeUIView(context: Context) -> MKMapView {
      let map = MKMapView(frame: .zero)
      map.setRegion(MKCoordinateRegion(.world), animated: false)
      map.addAnnotation(MKPointAnnotation(coordinate: berlin, title: "Berlin"))
      return map
    }
    func updateUIView(_ map: MKMapView, context: Context) {}
  }

  @Test func `maps are placeholders that take the space they are offered`() throws {
    let found = try Placeholders(in: Places(), width: 100, height: 160)
    #expect(found.names == ["Map", "Kit"])
    for y in [1, 41, 81, 121, 158] { #expect(found.isYellow(1, y) && found.isYellow(98, y)) }
  }

  @Test func `controls of maps are placeholders of 44 points`() throws {
    let controls = HStack(spacing: 0) {
      MapCompass()
      MapPitchToggle()
      MapZoomStepper()
      MapPitchSlider()
      LookAroundPreview(initialScene: nil)
    }
    let found = try Placeholders(in: controls, width: 200, height: 60)
    #expect(found.names == ["MapCompass", "MapPitchToggle", "MapZoomStepper", "MapPitchSlider", "LookAroundPreview"])
    #expect(found.isYellow(1, 9) && !found.isYellow(1, 6) && found.isYellow(174, 51) && found.isYellow(198, 1))
  }

  @Test func `a position is what it was made of`() {
    let camera = MapCameraPosition.camera(MapCamera(centerCoordinate: Self.paris, distance: 900))
    #expect(camera.camera?.distance == 900 && camera.region == nil && !camera.followsUserLocation)
    let user = MapCameraPosition.userLocation(followsHeading: true, fallback: .automatic)
    #expect(user.followsUserLocation && user.followsUserHeading)
    #expect(!MapCameraPosition.userLocation(fallback: .automatic).followsUserHeading)
  }

  /// 878 km is the distance between the two cities that maps tell.
  @Test func `distances are those on the Earth`() {
    let (berlin, paris) = (Self.berlin, Self.paris)
    let metres = CLLocation(latitude: berlin.latitude, longitude: berlin.longitude)
      .distance(from: CLLocation(latitude: paris.latitude, longitude: paris.longitude))
    #expect(abs(metres - 878_000) < 0.005 * 878_000)
    let nowhere = CLLocation(latitude: .nan, longitude: 0)
    #expect(nowhere.distance(from: CLLocation(latitude: 1, longitude: 1)).isNaN)
    #expect(CLLocationCoordinate2DIsValid(berlin) && !CLLocationCoordinate2DIsValid(kCLLocationCoordinate2DInvalid))
  }

  /// A degree of latitude is 111.2 km on a sphere with the mean radius of the Earth, and one of longitude at 60° half of it.
  @Test func `a region of metres has their degrees`() {
    let region = MKCoordinateRegion(
      center: CLLocationCoordinate2D(latitude: 60, longitude: 10), latitudinalMeters: 111_195,
      longitudinalMeters: 111_195)
    #expect(abs(region.span.latitudeDelta - 1) < 0.001 && abs(region.span.longitudeDelta - 2) < 0.001)
  }

  @Test func `points of a map are those of Mercator's projection`() {
    let point = MKMapPoint(Self.berlin)
    #expect(abs(point.coordinate.latitude - 52.52) < 1e-9 && abs(point.coordinate.longitude - 13.405) < 1e-9)
    let middle = MKMapPoint(CLLocationCoordinate2D(latitude: 0, longitude: 0))
    #expect(abs(middle.x - 134_217_728) < 1e-6 && abs(middle.y - 134_217_728) < 1e-6)
    let both = MKMapRect.null.union(MKMapRect(x: 1, y: 2, width: 3, height: 4)).union(
      MKMapRect(x: 0, y: 0, width: 1, height: 1))
    #expect((both.minX, both.minY, both.maxX, both.maxY) == (0, 0, 4, 6))
  }

  @Test func `a line is within the rectangle of its places`() {
    let line = MKPolyline(coordinates: [Self.berlin, Self.paris], count: 2)
    #expect(line.pointCount == 2 && line.boundingMapRect.width == MKMapPoint(Self.berlin).x - MKMapPoint(Self.paris).x)
    #expect(MKPolyline(coordinates: [Self.berlin], count: -1).pointCount == 0)
    let shown = MKCoordinateRegion(line.boundingMapRect)
    #expect(abs(shown.span.longitudeDelta - 11.0528) < 1e-6 && abs(shown.span.latitudeDelta - 3.6634) < 1e-6)
  }

  private final class Finder: CLLocationManagerDelegate {
    var failures: [CLError] = []
    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
      if let error = error as? CLError { failures.append(error) }
    }
  }

  @Test func `what asks the map service fails, and says why`() async {
    let error = await #expect(throws: (any Error).self) {
      try await MKLocalSearch(request: MKLocalSearch.Request(naturalLanguageQuery: "Coffee")).start()
    }
    #expect(error?.localizedDescription == "There is no map service on Linux, so “Coffee” cannot be searched for.")
    await #expect(throws: CLError(.network)) { try await CLGeocoder().geocodeAddressString("Berlin") }
    #expect(CLLocationManager().authorizationStatus == .denied)
    let finder = Finder()
    let manager = CLLocationManager()
    manager.delegate = finder
    manager.startUpdatingLocation()
    #expect(finder.failures == [CLError(.denied)])
    await #expect(throws: (any Error).self) { try await MKLookAroundSceneRequest(coordinate: Self.paris).scene }
    let found: (any Error)? = await withCheckedContinuation { done in
      MKLocalSearch(request: MKLocalSearch.Request(naturalLanguageQuery: "Tea")).start { done.resume(returning: $1) }
    }
    #expect(found?.localizedDescription.contains("“Tea”") == true)
  }
}

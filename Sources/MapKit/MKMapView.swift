public import CoreLocation
public import Foundation
public import TouchstoneDrawing
public import TouchstoneUI

/// - Source: MapKit, `MKAnnotation`.
public protocol MKAnnotation: AnyObject {
  var coordinate: CLLocationCoordinate2D { get }
  var title: String? { get }
  var subtitle: String? { get }
}

extension MKAnnotation {
  public var title: String? { nil }
  public var subtitle: String? { nil }
}

/// - Source: MapKit, `MKPointAnnotation`.
open class MKPointAnnotation: NSObject, MKAnnotation {
  open var coordinate = CLLocationCoordinate2D()
  open var title: String?
  open var subtitle: String?
  public override init() {}
  public init(coordinate: CLLocationCoordinate2D, title: String? = nil, subtitle: String? = nil) {
    (self.coordinate, self.title, self.subtitle) = (coordinate, title, subtitle)
  }
}

/// - Source: MapKit, `MKMapType`.
public enum MKMapType: UInt, Sendable {
  case standard, satellite, hybrid, satelliteFlyover, hybridFlyover, mutedStandard
}

/// - Source: MapKit, `MKUserTrackingMode`.
public enum MKUserTrackingMode: Int, Sendable { case none, follow, followWithHeading }

/// A map of UIKit, which is not drawn: a representable of one draws a placeholder.
///
/// - Source: MapKit, `MKMapView`. It is a `UIView`, also in code for macOS.
open class MKMapView: UIView {
  open weak var delegate: (any MKMapViewDelegate)?
  open var region = MKCoordinateRegion(.world)
  open var centerCoordinate: CLLocationCoordinate2D {
    get { region.center }
    set { region.center = newValue }
  }
  open var mapType = MKMapType.standard
  open var showsUserLocation = false
  open var userTrackingMode = MKUserTrackingMode.none
  open var isZoomEnabled = true
  open var isScrollEnabled = true
  open var isRotateEnabled = true
  open var isPitchEnabled = true
  open var showsCompass = true
  open var showsScale = false
  open var showsTraffic = false
  open private(set) var annotations: [any MKAnnotation] = []

  open func setRegion(_ region: MKCoordinateRegion, animated: Bool) { self.region = region }
  open func setCenter(_ coordinate: CLLocationCoordinate2D, animated: Bool) { region.center = coordinate }
  open func setVisibleMapRect(_ mapRect: MKMapRect, animated: Bool) { region = MKCoordinateRegion(mapRect) }
  open func addAnnotation(_ annotation: any MKAnnotation) { annotations.append(annotation) }
  open func addAnnotations(_ annotations: [any MKAnnotation]) { self.annotations += annotations }
  open func removeAnnotation(_ annotation: any MKAnnotation) { annotations.removeAll { $0 === annotation } }
  open func removeAnnotations(_ removed: [any MKAnnotation]) {
    annotations.removeAll { annotation in removed.contains { $0 === annotation } }
  }
  open func selectAnnotation(_ annotation: any MKAnnotation, animated: Bool) {}
  open func deselectAnnotation(_ annotation: (any MKAnnotation)?, animated: Bool) {}
  /// Returns none: no view is shown.
  open func dequeueReusableAnnotationView(withIdentifier identifier: String) -> MKAnnotationView? { nil }
}

/// - Source: MapKit, `MKAnnotationView`.
open class MKAnnotationView: UIView {
  open var annotation: (any MKAnnotation)?
  open var canShowCallout = false
  open var isSelected = false
  open var leftCalloutAccessoryView: UIView?
  open var rightCalloutAccessoryView: UIView?
  open var detailCalloutAccessoryView: UIView?
  open var image: UIImage?
  open var centerOffset = CGPoint.zero
  open var clusteringIdentifier: String?
  public let reuseIdentifier: String?

  public init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    (self.annotation, self.reuseIdentifier) = (annotation, reuseIdentifier)
    super.init(frame: .zero)
  }

  public required init?(coder: NSCoder) { nil }
}

/// - Source: MapKit, `MKMarkerAnnotationView`.
open class MKMarkerAnnotationView: MKAnnotationView {
  open var markerTintColor: UIColor?
  open var glyphTintColor: UIColor?
  open var glyphText: String?
  open var glyphImage: UIImage?
}

/// What is told of a map. Nothing is told here, because no map is shown.
///
/// - Source: MapKit, `MKMapViewDelegate`.
@MainActor @preconcurrency
public protocol MKMapViewDelegate: AnyObject {
  func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView?
  func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView)
  func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool)
  func mapViewDidChangeVisibleRegion(_ mapView: MKMapView)
}

extension MKMapViewDelegate {
  public func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? { nil }
  public func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) {}
  public func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {}
  public func mapViewDidChangeVisibleRegion(_ mapView: MKMapView) {}
}

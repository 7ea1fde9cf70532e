public import Foundation

/// Whether an app may know where its device is.
///
/// - Source: Core Location, `CLAuthorizationStatus`.
public enum CLAuthorizationStatus: Int32, Sendable {
  case notDetermined, restricted, denied, authorizedAlways, authorizedWhenInUse
}

/// - Source: Core Location, `CLAccuracyAuthorization`.
public enum CLAccuracyAuthorization: Int, Sendable { case fullAccuracy, reducedAccuracy }

/// - Source: Core Location, `CLActivityType`.
public enum CLActivityType: Int, Sendable {
  case other = 1
  case automotiveNavigation, fitness, otherNavigation, airborne
}

/// - Source: Core Location, `CLProximity`.
public enum CLProximity: Int, Sendable { case unknown, immediate, near, far }

/// - Source: Core Location, `CLRegionState`.
public enum CLRegionState: Int, Sendable { case unknown, inside, outside }

/// - Source: Core Location, `CLDeviceOrientation`.
public enum CLDeviceOrientation: Int32, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown
}

/// - Source: Core Location, `CLError`.
public struct CLError: Error, Hashable, Sendable, LocalizedError {
  public enum Code: Int, Sendable { case locationUnknown, denied, network, headingFailure }
  public let code: Code
  public init(_ code: Code) { self.code = code }

  public static let locationUnknown = Code.locationUnknown
  public static let denied = Code.denied
  public static let network = Code.network

  public var errorDescription: String? { "No place is found on Linux (\(code)). Give the view a location." }
}

/// - Source: Core Location, `CLHeading`.
open class CLHeading: NSObject {
  open var magneticHeading: CLLocationDirection { 0 }
  open var trueHeading: CLLocationDirection { -1 }
}

/// What finds the place of a device. It keeps its settings and finds nothing.
///
/// - Source: Core Location, `CLLocationManager`.
open class CLLocationManager: NSObject {
  open weak var delegate: (any CLLocationManagerDelegate)?
  open var desiredAccuracy = kCLLocationAccuracyBest
  open var distanceFilter = kCLDistanceFilterNone
  open var activityType = CLActivityType.other
  open var allowsBackgroundLocationUpdates = false
  open var pausesLocationUpdatesAutomatically = true
  open var showsBackgroundLocationIndicator = false
  open var location: CLLocation? { nil }
  open var heading: CLHeading? { nil }
  open var authorizationStatus: CLAuthorizationStatus { .notDetermined }
  open var accuracyAuthorization: CLAccuracyAuthorization { .reducedAccuracy }

  public override init() {}

  public static func locationServicesEnabled() -> Bool { false }
  public static func headingAvailable() -> Bool { false }

  /// Does nothing: nobody can be asked.
  open func requestWhenInUseAuthorization() {}
  /// Does nothing: nobody can be asked.
  open func requestAlwaysAuthorization() {}
  /// Tells the delegate that no place is found.
  open func requestLocation() { delegate?.locationManager(self, didFailWithError: CLError(.locationUnknown)) }
  open func startUpdatingLocation() {}
  open func stopUpdatingLocation() {}
  open func startUpdatingHeading() {}
  open func stopUpdatingHeading() {}
  open func startMonitoring(for region: CLRegion) {}
  open func stopMonitoring(for region: CLRegion) {}
}

/// - Source: Core Location, `CLLocationManagerDelegate`.
public protocol CLLocationManagerDelegate: AnyObject {
  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
  func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading)
  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
  func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)
  func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion)
  func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion)
  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
}

extension CLLocationManagerDelegate {
  public func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {}
  public func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading) {}
  public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
  public func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus) {}
  public func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion) {}
  public func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion) {}
  public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {}
}

/// What finds the names of places, which needs a network service of Apple's.
///
/// - Source: Core Location, `CLGeocoder`.
open class CLGeocoder: NSObject {
  open var isGeocoding: Bool { false }

  public override init() {}

  /// Throws, because no place is found.
  open func reverseGeocodeLocation(_ location: CLLocation) async throws -> [CLPlacemark] { throw CLError(.network) }
  /// Passes a failure, because no place is found.
  open func reverseGeocodeLocation(
    _ location: CLLocation, completionHandler: @escaping @Sendable ([CLPlacemark]?, (any Error)?) -> Void
  ) { completionHandler(nil, CLError(.network)) }
  /// Throws, because no place is found.
  open func geocodeAddressString(_ addressString: String) async throws -> [CLPlacemark] { throw CLError(.network) }
  /// Passes a failure, because no place is found.
  open func geocodeAddressString(
    _ addressString: String, completionHandler: @escaping @Sendable ([CLPlacemark]?, (any Error)?) -> Void
  ) { completionHandler(nil, CLError(.network)) }
  open func cancelGeocode() {}
}

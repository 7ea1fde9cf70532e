public import Foundation

/// What finds the names of places, which needs a network service of Apple's.
///
/// - Source: Core Location, `CLGeocoder`.
open class CLGeocoder: NSObject {
  open var isGeocoding: Bool { false }

  public override init() {}

  /// Throws, because no place is found.
  open func reverseGeocodeLocation(_ location: CLLocation) async throws -> [CLPlacemark] { throw CLError(.network) }
  /// Calls the handler with an error, because no place is found.
  open func reverseGeocodeLocation(
    _ location: CLLocation, completionHandler: @escaping @Sendable ([CLPlacemark]?, (any Error)?) -> Void
  ) { completionHandler(nil, CLError(.network)) }
  /// Throws, because no place is found.
  open func geocodeAddressString(_ addressString: String) async throws -> [CLPlacemark] { throw CLError(.network) }
  /// Calls the handler with an error, because no place is found.
  open func geocodeAddressString(
    _ addressString: String, completionHandler: @escaping @Sendable ([CLPlacemark]?, (any Error)?) -> Void
  ) { completionHandler(nil, CLError(.network)) }
  open func cancelGeocode() {}
}

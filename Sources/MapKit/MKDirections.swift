import CoreLocation
public import Foundation

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

import CoreLocation
public import Foundation

/// A request for directions, which fails.
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

  /// Throws, because no route can be found.
  open func calculate() async throws -> Response { throw MapError(request: "no route can be found") }
  /// Calls the handler with an error, because no route can be found.
  open func calculate(completionHandler: @escaping @Sendable (Response?, (any Error)?) -> Void) {
    completionHandler(nil, MapError(request: "no route can be found"))
  }
}

import CoreLocation
public import Foundation

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
  open func start() async throws -> Response { throw MapError(request: "“\(query)” cannot be searched for") }
  /// Calls the handler with an error, because nothing is found.
  open func start(completionHandler: @escaping @MainActor @Sendable (Response?, (any Error)?) -> Void) {
    let error = MapError(request: "“\(query)” cannot be searched for")
    Task { @MainActor in completionHandler(nil, error) }
  }
  open func cancel() {}
}

public import Foundation

/// - Source: Core Location, `CLError`.
public struct CLError: Error, Hashable, Sendable, LocalizedError {
  public enum Code: Int, Sendable { case locationUnknown, denied, network, headingFailure }
  public let code: Code
  public init(_ code: Code) { self.code = code }

  public static let locationUnknown = Code.locationUnknown
  public static let denied = Code.denied
  public static let network = Code.network

  public var errorDescription: String? {
    switch code {
    case .denied, .network: "There is no location service on Linux (\(code)). Give the view a location."
    case .locationUnknown: "The location is not known yet."
    case .headingFailure: "The heading could not be determined."
    }
  }
}
